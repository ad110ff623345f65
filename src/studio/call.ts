import { type Calls, studioPath, tokenHeader, type Uploaded } from './api.ts'

const token = (): string => document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? ''

/** A failed call. `server` is false if there was no response at all: then it can be repeated. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly server: boolean,
  ) {
    super(message)
  }
}

async function post<T>(path: string, body: BodyInit, type: string): Promise<T> {
  const headers = { 'content-type': type, [tokenHeader]: token() }
  const answer = await fetch(`${studioPath}/${path}`, { method: 'POST', headers, body }).catch(() => {
    throw new CallError('The dev server does not respond: is its terminal still open?', false)
  })
  const result = (await answer.json().catch(() => ({}))) as T & { error?: string }
  if (!answer.ok) throw new CallError(result.error ?? `The server responded with status ${answer.status}.`, true)
  return result
}

/** Calls the server. @throws CallError with a message for the editor */
export const call = <Name extends keyof Calls>(name: Name, parameters: Calls[Name][0]): Promise<Calls[Name][1]> =>
  post(name, JSON.stringify(parameters), 'application/json')

/** Uploads a picture to pages-data/media. */
export const upload = (file: File): Promise<Uploaded> =>
  post(`upload?name=${encodeURIComponent(file.name)}`, file, 'application/octet-stream')
