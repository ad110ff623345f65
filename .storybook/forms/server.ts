/** How the server of a story answers: at once, not at all, or with a failure. */
export type Answer = 'accepts' | 'never' | 'fails'

const refusal = JSON.stringify({ message: 'We could not keep your message.' })

/**
 * Takes the place of the server while a story is shown.
 * @returns gives the real one back
 */
export function serverThat(answer: Answer): () => void {
  const { fetch } = window
  const { send } = XMLHttpRequest.prototype
  const status = answer === 'accepts' ? 200 : 500
  const body = answer === 'accepts' ? 'true' : refusal
  window.fetch = (input, init) => {
    if (!String(input).includes('/api/')) return fetch(input, init)
    return answer === 'never' ? new Promise(() => {}) : Promise.resolve(new Response(body, { status }))
  }
  // Calls with a file go this way, since only it tells how much has left.
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
