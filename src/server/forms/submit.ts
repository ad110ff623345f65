import { randomUUID } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { idempotencyKey, type ServerEnv } from '../client.ts'
import { refusals } from '../refusals.ts'
import type { Store } from '../store/open.ts'
import type { Mark } from '../store/tables.ts'
import { bodyOf } from './body.ts'
import { checkForm } from './check-form.ts'
import type { Contract } from './contracts.ts'
import { jsonLimit, readJson } from './json-body.ts'
import { type FormBody, multipartLimit, receiveMultipart } from './multipart.ts'

/** Titles of the jobs that the site offers now; undefined where that is not known. */
export type Posts = () => Promise<string[] | undefined>

const leastVisitSeconds = 2

/**
 * The call of one form (spec 7). Takes JSON, or multipart/form-data when the contract has a file, with an optional
 * Idempotency-Key header. Answers `{ "id": … }` when the submission is safe on disk; a repeated key gets the first answer.
 */
export function submitForm(contract: Contract, store: Store, onSaved: () => void, posts: Posts): Handler<ServerEnv> {
  return async (c) => {
    const key = idempotencyKey(c) ?? randomUUID()
    const id = await receive(c, contract, store.incomingFolder, async ({ fields, upload }) => {
      const { [contract.honeypot]: _trap, ...payload } = fields
      const checked = await checkForm(contract, { fields: payload, ...(upload && { upload }) })
      const mark = suspicion(c, contract, fields, await posts())
      const saved = await store.save({
        form: contract.form,
        key,
        ...checked,
        ...(mark && { mark }),
      })
      c.set('outcome', saved.repeated ? 'repeated' : mark ? 'marked' : 'kept')
      onSaved()
      return saved.id
    })
    return c.json({ id })
  }
}

/**
 * Why a submission may come from a robot. It is neither refused nor dropped: a browser may have filled the hidden field by
 * itself, and a page that has been open for long may name a job that is taken by now.
 */
function suspicion(
  c: Context<ServerEnv>,
  contract: Contract,
  fields: FormBody['fields'],
  posts: string[] | undefined,
): Mark | undefined {
  if (fields[contract.honeypot]) return 'honeypot'
  // Nobody reads a page, fills in a form and copies the code so quickly; robots that open no page send no time.
  if (!(Number(c.req.header('visit-seconds')) >= leastVisitSeconds)) return 'hasty'
  if ('Post' in fields && posts && !posts.includes(String(fields.Post))) return 'unknown post'
  return undefined
}

async function receive<T>(
  c: Context<ServerEnv>,
  contract: Contract,
  folder: string,
  use: (body: FormBody) => Promise<T>,
) {
  const type = c.req.header('content-type') ?? ''
  if (c.req.header('content-encoding') !== undefined) throw refusals.wrongType('text that is not compressed')
  if (contract.file) {
    if (!/^multipart\/form-data\b/i.test(type)) throw refusals.wrongType('multipart/form-data')
    return await receiveMultipart(bodyOf(c, multipartLimit(contract.file)), contract.file, folder, use)
  }
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) throw refusals.wrongType('application/json')
  return await use({ fields: await readJson(bodyOf(c, jsonLimit)) })
}
