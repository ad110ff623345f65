import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import enquiry from '../../../schema/forms/enquiry.schema.json' with { type: 'json' }
import jobApplication from '../../../schema/forms/job-application.schema.json' with { type: 'json' }
import { quoted } from '../refusals.ts'

const schemas = { enquiry, 'job-application': jobApplication }

export type FormName = keyof typeof schemas
export const formNames = Object.keys(schemas) as FormName[]

/** One field of a payload contract in schema/forms. */
interface FieldSchema {
  title: string
  type?: string
  messages?: Record<string, string>
  properties?: { size: { maximum: number } }
}

export interface Contract {
  form: FormName
  /** What the form is called in mails and lists. */
  title: string
  /** Name and title of every field, in the order of the contract. */
  fields: { name: string; title: string; isNumber: boolean }[]
  /** A hidden field that no person fills in. */
  honeypot: string
  /** Days after which a submission is deleted; the privacy policy tells visitors the same. */
  keptDays: number
  /** The file field, when the form has one: such a form is sent as multipart/form-data, any other as JSON. */
  file?: { name: string; maxBytes: number }
  /** One message for each field that breaks the contract; empty if none does. */
  faults(payload: unknown): string[]
}

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false })
ajv.addVocabulary(['messages', 'honeypot', 'keptDays'])

const known = new Map<FormName, Contract>()

/** The payload contract of a form, ready to check with (spec 5, 7). */
export function contractOf(form: FormName): Contract {
  const contract = known.get(form) ?? readContract(form)
  known.set(form, contract)
  return contract
}

function readContract(form: FormName): Contract {
  const schema = schemas[form]
  const properties: Record<string, FieldSchema> = schema.properties
  const validate = ajv.compile(schema)
  const file = Object.entries(properties).find(([, field]) => field.properties)
  return {
    form,
    title: schema.title,
    fields: Object.entries(properties)
      .filter(([, field]) => !field.properties)
      .map(([name, field]) => ({ name, title: field.title, isNumber: field.type === 'number' })),
    honeypot: schema.honeypot,
    keptDays: schema.keptDays,
    ...(file?.[1].properties && { file: { name: file[0], maxBytes: file[1].properties.size.maximum } }),
    faults: (payload) => wordsFor(validate, properties, payload),
  }
}

function wordsFor(validate: ValidateFunction, properties: Record<string, FieldSchema>, payload: unknown): string[] {
  if (validate(payload)) return []
  const words = new Map<string, string>()
  for (const error of validate.errors ?? []) {
    // "if" only says that its branch failed; the branch itself reports the fields.
    if (error.keyword === 'if') continue
    const field = fieldOf(error)
    if (!words.has(field)) words.set(field, wordFor(error, field, properties))
  }
  return [...words.values()]
}

function fieldOf(error: ErrorObject): string {
  const top = error.instancePath.split('/')[1]
  return top ?? error.params.missingProperty ?? error.params.additionalProperty ?? ''
}

function wordFor(error: ErrorObject, name: string, properties: Record<string, FieldSchema>): string {
  const field = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (!field) return `The form has no field ${quoted(name)}. Please reload the page`
  const rule = error.keyword === 'minLength' ? 'required' : error.keyword
  return field.messages?.[rule] ?? `The value of ${quoted(field.title)} is not usable`
}
