import contract from '../../schema/forms/job-application.schema.json' with { type: 'json' }
import { captchaRules, check, type Errors, rulesOf, type Values } from './rules.ts'

/** The chosen CV; an empty File if none is chosen. */
export type Cv = Pick<File, 'name' | 'type' | 'size'>

const { UploadFile, Current_CTC, Expected_CTC } = contract.properties

/**
 * Validates a job application (spec 5). The CTCs of experienced applicants are checked once everything else is valid.
 * @param code the code that the captcha shows
 */
export function checkApplication(values: Values, cv: Cv, code: string): Errors {
  const texts = rulesOf(contract, ['Name', 'Email', 'Phone', 'Message'])
  const errors = check(texts, values)
  const file = fileError(cv)
  if (file) errors.UploadFile = file
  Object.assign(errors, check({ Captcha: captchaRules(code) }, values))
  if (Object.keys(errors).length || values.ExperienceLevel !== 'experienced') return errors
  return {
    ...(isCtc(values.Current_CTC) ? {} : { Current_CTC: Current_CTC.messages.type }),
    ...(isCtc(values.Expected_CTC) ? {} : { Expected_CTC: Expected_CTC.messages.type }),
  }
}

function fileError({ name, type, size }: Cv): string | undefined {
  const { properties, messages } = UploadFile
  if (!name) return messages.required
  if (!new RegExp(properties.name.pattern, 'u').test(name)) return messages.pattern
  if (!properties.type.enum.includes(type)) return messages.enum
  if (name.length > properties.name.maxLength) return messages.maxLength
  if (size < properties.size.minimum) return messages.minimum
  if (size > properties.size.maximum) return messages.maximum
  return undefined
}

/** Lakhs per annum: digits with an optional fraction. */
function isCtc(value = ''): boolean {
  return /^\d+(\.\d+)?$/.test(value.trim()) && Number(value) <= Current_CTC.maximum
}
