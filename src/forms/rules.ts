/** The submitted values by field. */
export type Values = Record<string, string>

/** The messages of invalid fields, by field. */
export type Errors = Record<string, string>

/** A condition that a field must not meet, and the message if it does. */
export interface Rule {
  isBroken: (value: string) => boolean
  message: string
}

/** The rules of a form by field, in the order in which they are checked (spec 5). */
export type Rules = Record<string, Rule[]>

/** Which message is shown if a field breaks several rules: in the modal the last (spec 5). */
export type ShownMessage = 'first' | 'last'

/** The part of a payload contract (schema/forms) that rules are derived from. */
interface Contract<Name extends string> {
  properties: Record<Name, Property>
  required: string[]
}

interface Property {
  pattern?: string
  maxLength?: number
  messages?: Partial<Record<RuleName, string>>
}

type RuleName = 'required' | 'pattern' | 'maxLength'

/** Messages of a variant that replace the contract's, by field and rule. */
export type Messages = Record<string, Partial<Record<RuleName, string>>>

/**
 * The rules of text fields, from the contract that the server validates too (spec 5).
 * @param messages replaces messages of the contract
 */
export function rulesOf<Name extends string>(
  { properties, required }: Contract<Name>,
  names: Name[],
  messages: Messages = {},
): Rules {
  return Object.fromEntries(
    names.map((name) => [name, fieldRules(name, properties[name], required.includes(name), messages[name] ?? {})]),
  )
}

function fieldRules(name: string, property: Property, required: boolean, messages: Messages[string]): Rule[] {
  const { pattern, maxLength } = property
  const messageFor = (rule: RuleName) => messages[rule] ?? property.messages?.[rule] ?? `${name} is not valid`
  const rules: Rule[] = []
  if (required) rules.push({ isBroken: (value) => !value.trim(), message: messageFor('required') })
  if (pattern) {
    const expression = new RegExp(pattern, 'u')
    rules.push({ isBroken: (value) => !expression.test(value), message: messageFor('pattern') })
  }
  if (maxLength) rules.push({ isBroken: (value) => value.length > maxLength, message: messageFor('maxLength') })
  return rules
}

/** The rules of the captcha field (spec 5). */
export function captchaRules(code: string, required = 'Enter Captcha'): Rule[] {
  return [
    { isBroken: (value) => !value.trim(), message: required },
    // Phone keyboards add a space after a word.
    { isBroken: (value) => value.trim() !== code, message: 'CAPTCHA does not match' },
  ]
}

/** The messages of all fields that break a rule (spec 5). */
export function check(rules: Rules, values: Values, shown: ShownMessage = 'first'): Errors {
  const errors: Errors = {}
  for (const [name, fieldRules] of Object.entries(rules)) {
    const broken = fieldRules.filter((rule) => rule.isBroken(values[name] ?? ''))
    const rule = broken.at(shown === 'first' ? 0 : -1)
    if (rule) errors[name] = rule.message
  }
  return errors
}
