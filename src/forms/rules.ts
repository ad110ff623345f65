/** What a form holds when it is submitted, by field. */
export type Values = Record<string, string>

/** A message for each field that is not right. */
export type Errors = Record<string, string>

/** One thing that can be wrong with a field, and the words for it. */
export interface Rule {
  broken: (value: string) => boolean
  message: string
}

/** The rules of a form by field, in the order of spec 5. */
export type Rules = Record<string, Rule[]>

/** Which message stands where several rules of a field are broken (spec 5: the modal shows the last). */
export type Shown = 'first' | 'last'

/** The part of a payload contract (schema/forms) that rules are made of. */
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

/** Words that a variant uses in place of the contract's, by field and rule. */
export type Words = Record<string, Partial<Record<RuleName, string>>>

/**
 * The rules of the named text fields, as the contract of the payload has them; the server checks the same.
 * @param words what this variant of the form says differently
 */
export function rulesOf<Name extends string>(
  { properties, required }: Contract<Name>,
  names: Name[],
  words: Words = {},
): Rules {
  return Object.fromEntries(
    names.map((name) => [name, fieldRules(name, properties[name], required.includes(name), words[name] ?? {})]),
  )
}

function fieldRules(name: string, property: Property, required: boolean, words: Words[string]): Rule[] {
  const { pattern, maxLength, messages } = property
  const say = (rule: RuleName) => words[rule] ?? messages?.[rule] ?? `${name} is not valid`
  const rules: Rule[] = []
  if (required) rules.push({ broken: (value) => !value.trim(), message: say('required') })
  if (pattern) {
    const form = new RegExp(pattern, 'u')
    rules.push({ broken: (value) => !form.test(value), message: say('pattern') })
  }
  if (maxLength) rules.push({ broken: (value) => value.length > maxLength, message: say('maxLength') })
  return rules
}

/** The rules of the captcha's field (spec 5). */
export function captchaRules(code: string, required = 'Enter Captcha'): Rule[] {
  return [
    { broken: (value) => !value, message: required },
    { broken: (value) => value !== code, message: 'CAPTCHA does not match' },
  ]
}

/** The message of each field that breaks a rule. */
export function check(rules: Rules, values: Values, shown: Shown = 'first'): Errors {
  const errors: Errors = {}
  for (const [name, fieldRules] of Object.entries(rules)) {
    const broken = fieldRules.filter((rule) => rule.broken(values[name] ?? ''))
    const rule = broken.at(shown === 'first' ? 0 : -1)
    if (rule) errors[name] = rule.message
  }
  return errors
}
