import { originOf } from '../../page/origin.ts'
import { select } from '../store.ts'
import { AnchorField, ChoiceField, CollectionField, FlagField, LabelField, NumberField } from './ChoiceFields.tsx'
import { type Kind, kindOf } from './contract.ts'
import { Field, type FieldProps } from './Field.tsx'
import { IconField } from './IconField.tsx'
import { LinkField } from './LinkField.tsx'
import { ListField } from './ListField.tsx'
import { MapField, ObjectField } from './ObjectField.tsx'
import { PictureField } from './PictureField.tsx'
import { TextField } from './TextField.tsx'

const kinds: Partial<Record<Kind, (props: FieldProps) => React.ReactNode>> = {
  ...{ link: LinkField, image: PictureField, icon: IconField, label: LabelField, choice: ChoiceField },
  ...{ anchor: AnchorField, flag: FlagField, number: NumberField, list: ListField, map: MapField },
}

/** The field for a value, by its contract alone. @param bare without name and help, which are shown around it */
export function Value(props: FieldProps & { bare?: boolean }) {
  const kind = kindOf(props.contract)
  if (kind === 'object') return <ObjectField {...props} />
  if (kind === 'collection') return <CollectionField {...props} onEdit={(file) => select(originOf(file, []), 'list')} />
  if (typeof props.value === 'object' && !['link', 'list', 'map'].includes(kind))
    return (
      <Field {...props} group>
        <p className="error">The value in the file does not fit this field. Fix it under JSON.</p>
      </Field>
    )
  const Kind = kinds[kind] ?? TextField
  return <Kind {...props} />
}
