import ky from 'ky'
import { requestError } from './request-error.ts'
import { type OnProgress, transport } from './transport.ts'

/** Options of a call. */
export interface CallOptions {
  /** Additional headers. The body is sent as JSON unless it is FormData. */
  headers?: Record<string, string>
  signal?: AbortSignal
  onProgress?: OnProgress
}

/**
 * One call to the API (spec 7), without a timeout (spec 9) and without retries.
 * @param path path on this origin, starting with a slash
 * @returns the body of the response: parsed if it is JSON, otherwise its text
 * @throws RequestError
 */
export async function request(
  path: string,
  method: 'GET' | 'POST',
  body?: unknown,
  { headers, signal, onProgress }: CallOptions = {},
): Promise<unknown> {
  const isForm = body instanceof FormData
  const content = isForm ? body : body === undefined ? undefined : JSON.stringify(body)
  try {
    const response = await ky(location.origin + path, {
      method,
      body: content,
      headers: isForm ? headers : { 'Content-Type': 'application/json', ...headers },
      signal,
      timeout: false,
      retry: 0,
      fetch: transport(content, onProgress),
    })
    return parsed(await response.text())
  } catch (cause) {
    throw await requestError(cause)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
