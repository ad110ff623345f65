/** Called while a body is being sent, with the fraction sent so far, 0 to 1. */
export type OnProgress = (sent: number) => void

/**
 * The `fetch` for ky. It sends the original body: read from a Request it would be a stream, which developer tools do not
 * show and whose progress cannot be measured.
 * @returns rejects with TypeError if there is no response, and with AbortError if the call was aborted
 */
export function transport(body: BodyInit | undefined, onProgress?: OnProgress): typeof fetch {
  return (input, init) => {
    const { url, method, headers: requestHeaders, signal } = new Request(input, init)
    const headers = new Headers(requestHeaders)
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

/** Uses XMLHttpRequest, because fetch does not report how much has been sent. */
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
      // A Response with a status such as 204 must not have a body, not even an empty one.
      const content = (call.response as Blob).size ? call.response : null
      resolve(new Response(content, { status: call.status, statusText: call.statusText }))
    }
    call.onerror = () => reject(new TypeError('Failed to fetch'))
    call.onabort = () => reject(new DOMException('The call was aborted.', 'AbortError'))
    signal.addEventListener('abort', abort)
    call.onloadend = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) call.onabort(new ProgressEvent('abort'))
    else call.send(body as XMLHttpRequestBodyInit)
  })
}
