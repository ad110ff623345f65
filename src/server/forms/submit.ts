import { randomUUID } from 'node:crypto'
import type { Handler } from 'hono'
import type { ServerEnv } from '../client.ts'
import { refusals } from '../refusals.ts'
import type { Store } from '../store/open.ts'
import { checkForm } from './check-form.ts'
import type { Contract } from './contracts.ts'
import { readJson } from './json-body.ts'
import { type FormBody, receiveMultipart } from './multipart.ts'

/**
 * The call of one form (spec 7). Takes JSON, or multipart/form-data when the contract has a file, with an optional
 * Idempotency-Key header. Answers `{ "id": … }` when the submission is safe on disk; a repeated key gets the first answer.
 */
export function submitForm(contract: Contract, store: Store, onSaved: () => void): Handler<ServerEnv> {
  return async (c) => {
    const key = idempotencyKey(c.req.header('idempotency-key'))
    const id = await receive(c.req.raw, contract, store.incomingFolder, async ({ fields, upload }) => {
      const { [contract.honeypot]: trap, ...payload } = fields
      // A robot filled the field that nobody sees: it shall believe that it was heard.
      if (trap) return randomUUID()
      const checked = await checkForm(contract, { fields: payload, ...(upload && { upload }) })
      const id = await store.save({ form: contract.form, key, ...checked })
      onSaved()
      return id
    })
    return c.json({ id })
  }
}

function idempotencyKey(header: string | undefined): string {
  if (header === undefined) return randomUUID()
  if (!/^[\w-]{8,128}$/.test(header)) throw refusals.badKey()
  return header
}

async function receive<T>(request: Request, contract: Contract, folder: string, use: (body: FormBody) => Promise<T>) {
  const type = request.headers.get('content-type') ?? ''
  if (request.headers.has('content-encoding')) throw refusals.wrongType('text that is not compressed')
  if (contract.file) {
    if (!/^multipart\/form-data\b/i.test(type)) throw refusals.wrongType('multipart/form-data')
    return await receiveMultipart(request, contract.file, folder, use)
  }
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) throw refusals.wrongType('application/json')
  return await use({ fields: await readJson(request) })
}
