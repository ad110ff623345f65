/** Told while a body is sent: the part of it that has left, from 0 to 1. */
export type OnProgress = (sent: number) => void

/**
 * How a call leaves the browser. The body goes out as it came in: taken out of a Request it would be a stream, which
 * developer tools do not show and whose progress nobody can measure.
 * @returns what ky takes for `fetch`: fails with TypeError where no answer comes, with AbortError where it was aborted
 */
export function transport(body: BodyInit | undefined, onProgress?: OnProgress): typeof fetch {
  return (input, init) => {
    const { url, method, headers: given, signal } = new Request(input, init)
    const headers = new Headers(given)
    // The browser names the type of a form itself, with the boundary it draws.
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

/** fetch cannot tell how much has left, XMLHttpRequest can. */
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
      // A Response without content, such as 204, takes no body, not even an empty one.
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
