import contract from '../../schema/forms/job-application.schema.json' with { type: 'json' }
import { captchaRules, check, type Errors, rulesOf, type Values } from './rules.ts'

/** The application's CV as it is chosen; an empty File where none is. */
export type Cv = Pick<File, 'name' | 'type' | 'size'>

const { UploadFile, Current_CTC, Expected_CTC } = contract.properties

/**
 * What is wrong with a job application (spec 5). The CTC of an experienced applicant is looked at once all else is right.
 * @param code what the captcha shows
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

/** A number of lakhs per annum: digits, perhaps with a decimal point. */
function isCtc(value = ''): boolean {
  return /^\d+(\.\d+)?$/.test(value.trim()) && Number(value) <= Current_CTC.maximum
}
