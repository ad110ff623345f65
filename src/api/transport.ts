/** Called while a body is being sent, with the fraction sent so far, 0 to 1. */
export type OnProgress = (sent: number) => void

interface Call {
  method: string
  headers?: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
}

/**
 * `fetch`, with XMLHttpRequest where progress is asked for, because fetch does not report how much has been sent.
 * @returns rejects with TypeError if there is no response, and with the signal's reason if the call was aborted
 */
export function send(url: string, call: Call, onProgress?: OnProgress): Promise<Response> {
  return onProgress ? sendWithProgress(url, call, onProgress) : fetch(url, call)
}

function sendWithProgress(
  url: string,
  { method, headers = {}, body, signal }: Call,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    call.open(method, url)
    call.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    call.onload = () => {
      // A Response with a status such as 204 must not have a body, not even an empty one.
      const content = (call.response as Blob).size ? call.response : null
      resolve(new Response(content, { status: call.status, statusText: call.statusText }))
    }
    call.onerror = () => reject(new TypeError('Failed to fetch'))
    call.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', abort)
    call.onloadend = () => signal?.removeEventListener('abort', abort)
    call.send(body)
  })
}
