import { HTTPError, TimeoutError } from 'ky'

/** The message if neither the response nor the transport provides one (spec 8). */
const unknownFailure = 'An error occurred while making the API request.'

/**
 * A call that failed (spec 8). `message` can be shown to visitors; `status` is that of the response, 400 if the request
 * could not even be sent, and undefined if there was no response.
 */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }

  /** Whether the server refused the request, so that sending it again is pointless. */
  get isRefusal(): boolean {
    const { status = 0 } = this
    return status >= 400 && status < 500 && status !== 408 && status !== 429
  }
}

/** The error of a failed call. Its message is the response's `message`, or the transport's, or a general one (spec 8). */
export async function requestError(cause: unknown): Promise<RequestError> {
  if (cause instanceof HTTPError) {
    const { status } = cause.response
    const message = (await messageIn(cause.response)) ?? `Request failed with status code ${status}`
    return new RequestError(message, status, { cause })
  }
  return new RequestError(transportMessage(cause), undefined, { cause })
}

async function messageIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' && body.message ? body.message : undefined
}

function transportMessage(cause: unknown): string {
  if (cause instanceof TimeoutError || errorName(cause) === 'TimeoutError') return 'timeout exceeded'
  if (errorName(cause) === 'AbortError') return 'Request aborted'
  // Without a response, all browsers throw a TypeError, but with different messages.
  if (cause instanceof TypeError) return 'Network Error'
  return unknownFailure
}

const errorName = (cause: unknown): unknown => (cause instanceof Object && 'name' in cause ? cause.name : undefined)
