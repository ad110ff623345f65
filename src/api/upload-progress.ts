/** Told while a body is sent: the part of it that has left, from 0 to 1. */
export type OnProgress = (sent: number) => void

/**
 * A `fetch` that tells how much of the body has left. fetch itself cannot over HTTP/1.1, so XMLHttpRequest sends.
 * Fails in the ways that fetch fails: TypeError without an answer, AbortError when aborted.
 */
export function fetchWithProgress(onProgress: OnProgress): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      const abort = () => call.abort()
      call.open(request.method, request.url)
      call.responseType = 'blob'
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      call.onload = () => resolve(new Response(call.response, { status: call.status, statusText: call.statusText }))
      call.onerror = () => reject(new TypeError('Failed to fetch'))
      call.onabort = () => reject(new DOMException('The call was aborted.', 'AbortError'))
      request.signal.addEventListener('abort', abort)
      call.onloadend = () => request.signal.removeEventListener('abort', abort)
      if (request.signal.aborted) call.onabort(new ProgressEvent('abort'))
      else call.send(body)
    })
  }
}
