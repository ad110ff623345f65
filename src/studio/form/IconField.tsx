import { Button } from '../Button.tsx'
import { useForm } from './context.ts'
import type { FieldProps } from './Field.tsx'
import { PickedField } from './Picker.tsx'

/** How many icons are shown at once. */
const most = 60

function Glyph({ name, sheet = [name] }: { name: string; sheet?: string[] }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <use href={`/assets/icons/${sheet.map((one) => `${one}-duotone`).join('+')}.svg#${name}-duotone`} />
    </svg>
  )
}

/** An icon of Phosphor, found by its name. */
export function IconField(props: FieldProps) {
  const { icons } = useForm().info
  const name = String(props.value ?? '')
  return (
    <PickedField
      {...props}
      what="an icon"
      hint="Search, such as shield"
      sign={icons.includes(name) && <Glyph name={name} />}
    >
      {(search, choose) => {
        const found = icons.filter((icon) => icon.includes(search.replaceAll(' ', '-'))).slice(0, most)
        return (
          <ul className="grid icons">
            {found.map((icon) => (
              <li key={icon}>
                <Button aria-pressed={icon === name} onClick={() => choose(icon)}>
                  <Glyph name={icon} sheet={found} />
                  <span>{icon}</span>
                </Button>
              </li>
            ))}
          </ul>
        )
      }}
    </PickedField>
  )
}
