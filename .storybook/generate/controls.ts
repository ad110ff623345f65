import type { InputType } from 'storybook/internal/types'
import { optionsOf } from '../../src/engine/authoring/options.ts'
import { type BlockContract, blockSchema, type Definitions, type Schema } from '../../src/engine/content/contracts.ts'

/** A control for each property of a block that has a simple type; the panel Form can edit all of them. */
export function controlsOf(contract: BlockContract, defs: Definitions): Record<string, InputType> {
  const schema = blockSchema(contract)
  const properties = schema.properties as Definitions
  const whole = optionsOf(schema, defs).filter(({ path }) => Object.hasOwn(properties, path))
  return Object.fromEntries(
    whole.map(({ path, description, required, type, default: standard }) => [
      path,
      {
        description,
        ...(path === 'type' ? { control: false } : controlOf(dereferenced(properties[path] as Schema, defs))),
        type: { name: 'other', value: type, required },
        table: {
          type: { summary: type },
          ...(standard !== undefined && { defaultValue: { summary: JSON.stringify(standard) } }),
        },
      },
    ]),
  )
}

/** A schema merged with the schema that it refers to; its own keywords take precedence. */
function dereferenced(schema: Schema, defs: Definitions): Schema {
  if (typeof schema.$ref !== 'string') return schema
  const target = defs[schema.$ref.split('/').at(-1) as string]
  return target ? { ...dereferenced(target, defs), ...schema } : schema
}

function controlOf(schema: Schema): InputType {
  if (Array.isArray(schema.enum)) return { control: 'select', options: schema.enum }
  switch (schema.type) {
    case 'string':
      return { control: 'text' }
    case 'boolean':
      return { control: 'boolean' }
    case 'integer':
    case 'number':
      return { control: { type: 'number', min: schema.minimum, max: schema.maximum } }
    default:
      return { control: false }
  }
}
