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

/** The error of a call that the server refused: the response's `message`, or a general one with its status (spec 8). */
export async function refusal(response: Response): Promise<RequestError> {
  const { status } = response
  return new RequestError((await messageIn(response)) ?? `Request failed with status code ${status}`, status)
}

/** The error of a call without a whole response, with the transport's message, or a general one (spec 8). */
export function noResponse(cause: unknown): RequestError {
  return new RequestError(transportMessage(cause), undefined, { cause })
}

async function messageIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' && body.message ? body.message : undefined
}

function transportMessage(cause: unknown): string {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'timeout exceeded'
  if (cause instanceof DOMException && cause.name === 'AbortError') return 'Request aborted'
  // Without a response, all browsers throw a TypeError, but with different messages.
  if (cause instanceof TypeError) return 'Network Error'
  return unknownFailure
}
