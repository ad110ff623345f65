import { HTTPError, TimeoutError } from 'ky'

/** Said when neither the answer nor the transport says anything better (spec 8). */
const unknownFailure = 'An error occurred while making the API request.'

/**
 * A call that failed. `message` is fit to be shown; `status` is that of the answer, 400 for what could not even leave
 * the browser as it is, and missing where no answer came.
 */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }

  /** It was read and is not wanted: sending the same again is of no use. */
  get isRefusal(): boolean {
    const { status = 0 } = this
    return status >= 400 && status < 500 && status !== 408 && status !== 429
  }
}

/** What went wrong, in the order of spec 8: the answer's `message`, else the transport's words, else the general ones. */
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
  if (cause instanceof TimeoutError || nameOf(cause) === 'TimeoutError') return 'timeout exceeded'
  if (nameOf(cause) === 'AbortError') return 'Request aborted'
  // Every browser words it differently, and all throw a TypeError where no answer comes.
  if (cause instanceof TypeError) return 'Network Error'
  return unknownFailure
}

const nameOf = (cause: unknown): unknown => (cause instanceof Object && 'name' in cause ? cause.name : undefined)
