import { refusals } from '../refusals.ts'
import type { NewSubmission } from '../store/submissions.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { Contract } from './contracts.ts'
import { kindByContent, kindByName } from './file-kind.ts'
import type { FormBody } from './multipart.ts'

/** Far more fields than a form has; limited because the answer names each unknown one. */
const mostFields = 30

/** Checks what a form sent by its contract, and a file by its content. Throws a refusal with the words to show. */
export async function checkForm(
  contract: Contract,
  { fields, upload }: FormBody,
): Promise<Pick<NewSubmission, 'fields' | 'file'>> {
  if (Object.keys(fields).length > mostFields) throw refusals.tooManyFields()
  const isNumber = new Set(contract.fields.filter((field) => field.isNumber).map((field) => field.name))
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, cleanValue(value, isNumber.has(name))]),
  )
  if (!contract.file || !upload) {
    refuseFaults(contract, values)
    return { fields: values }
  }
  const name = cleanLine(upload.name)
  refuseFaults(contract, { ...values, [contract.file.name]: { name, type: upload.type, size: upload.size } })
  const kind = await kindByContent(upload.path)
  if (!kind || kind !== kindByName(name)) throw refusals.contentMismatch()
  return { fields: values, file: { ...upload, name, kind } }
}

function refuseFaults(contract: Contract, payload: unknown): void {
  const words = contract.faults(payload)
  if (words.length) throw refusals.faultyFields(words)
}

/** Text without control characters; a number where the contract wants one and the text is one. */
function cleanValue(value: unknown, isNumber: boolean): unknown {
  if (typeof value !== 'string') return value
  return isNumber && /^\d+(\.\d+)?$/.test(value) ? Number(value) : cleanText(value)
}
