/** How the mocked server of a story responds: with success, never, or with an error. */
export type Answer = 'accepts' | 'never' | 'fails'

const errorBody = JSON.stringify({ message: 'We could not keep your message.' })

/**
 * Mocks the server while a story is shown.
 * @returns removes the mock
 */
export function serverThat(answer: Answer): () => void {
  const { fetch } = window
  const { send } = XMLHttpRequest.prototype
  const status = answer === 'accepts' ? 200 : 500
  const body = answer === 'accepts' ? 'true' : errorBody
  window.fetch = (input, init) => {
    if (!String(input).includes('/api/')) return fetch(input, init)
    return answer === 'never' ? new Promise(() => {}) : Promise.resolve(new Response(body, { status }))
  }
  // Calls with a file use this, for the progress of the upload.
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 3, total: 5 }))
    if (answer === 'never') return
    Object.defineProperties(this, { status: { value: status }, response: { value: new Blob([body]) } })
    this.onload?.(new ProgressEvent('load'))
  }
  return () => {
    window.fetch = fetch
    XMLHttpRequest.prototype.send = send
  }
}
