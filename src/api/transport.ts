/** Called while a body is sent, with the part that has been sent: 0 to 1. */
export type OnProgress = (sent: number) => void

/**
 * Sends a call with XMLHttpRequest. The body is sent as it was passed: read from a Request it would be a stream, which
 * developer tools do not show and whose progress cannot be measured.
 * @returns a `fetch` for ky: rejects with TypeError if no answer comes, with AbortError if it was aborted
 */
export function transport(body: BodyInit | undefined, onProgress?: OnProgress): typeof fetch {
  return (input, init) => {
    const { url, method, headers: given, signal } = new Request(input, init)
    const headers = new Headers(given)
    // The browser sets the content type of a form itself, with its boundary.
    if (body instanceof FormData) headers.delete('Content-Type')
    const call = { method, headers, body, signal }
    return onProgress ? sendWithProgress(url, call, onProgress) : fetch(url, call)
  }
}

interface Call {
  method: string
  headers: Headers
  body?: BodyInit
  signal: AbortSignal
}

/** XMLHttpRequest reports how much has been sent; fetch cannot. */
function sendWithProgress(
  url: string,
  { method, headers, body, signal }: Call,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    call.open(method, url)
    call.responseType = 'blob'
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    call.onload = () => {
      // A Response without content, such as 204, must have no body, not even an empty one.
      const answer = (call.response as Blob).size ? call.response : null
      resolve(new Response(answer, { status: call.status, statusText: call.statusText }))
    }
    call.onerror = () => reject(new TypeError('Failed to fetch'))
    call.onabort = () => reject(new DOMException('The call was aborted.', 'AbortError'))
    signal.addEventListener('abort', abort)
    call.onloadend = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) call.onabort(new ProgressEvent('abort'))
    else call.send(body as XMLHttpRequestBodyInit)
  })
}
