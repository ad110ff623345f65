import type { Calls, Uploaded } from './api.ts'

const token = (): string => document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? ''

/** Why a call was not answered. `server` is false where nobody answered at all: it can be asked again. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly server: boolean,
  ) {
    super(message)
  }
}

async function post<T>(path: string, body: BodyInit, type: string): Promise<T> {
  const headers = { 'content-type': type, 'x-studio-token': token() }
  const answer = await fetch(`/_studio/${path}`, { method: 'POST', headers, body }).catch(() => {
    throw new CallError('The dev server does not answer. What you typed is kept here and saved once it does.', false)
  })
  const said = (await answer.json().catch(() => ({}))) as T & { error?: string }
  if (!answer.ok) throw new CallError(said.error ?? `The server answered ${answer.status}.`, true)
  return said
}

/** Asks the server. @throws CallError with words for the editor */
export const call = <Name extends keyof Calls>(name: Name, given: Calls[Name][0]): Promise<Calls[Name][1]> =>
  post(name, JSON.stringify(given), 'application/json')

/** Puts a picture below pages-data/media. */
export const upload = (file: File): Promise<Uploaded> =>
  post(`upload?name=${encodeURIComponent(file.name)}`, file, 'application/octet-stream')
