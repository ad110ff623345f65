import { noResponse, refusal } from './request-error.ts'
import { type OnProgress, send } from './transport.ts'

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
  const call =
    body instanceof FormData
      ? { method, body, headers, signal }
      : { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers }, signal }
  const failed = (cause: unknown) => {
    throw noResponse(cause)
  }
  const response = await send(location.origin + path, call, onProgress).catch(failed)
  if (!response.ok) throw await refusal(response)
  return parsed(await response.text().catch(failed))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
