import type { FieldWiring } from './Field.tsx'
import { Field } from './Field.tsx'

export default { title: 'UI/Field', component: Field, tags: ['autodocs'] }

const input = (wiring: FieldWiring) => <input {...wiring} name="Phone" type="tel" />

export const Plain = { args: { id: 'phone', label: 'Phone', children: input } }

export const WithHint = { args: { ...Plain.args, optional: true, hint: 'With the country code.' } }

export const WithError = { args: { ...Plain.args, error: 'Phone number is required' } }
