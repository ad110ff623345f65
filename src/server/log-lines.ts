export type LogFormat = 'text' | 'json'

/** A request as it is logged: no address, no query, no header, no body. */
export interface RequestEntry {
  /** Called only where the format shows it. */
  id: () => string
  method: string
  /** As it was sent: a decoded path could break the line. */
  path: string
  status: number
}

/** Makes the lines of the log. */
export interface LogLines {
  request(entry: RequestEntry, milliseconds: number): string
  /** Anything else, in words without personal data; `id` is that of the request it belongs to. */
  note(message: string, id?: string): string
}

let lastSecond = 0
let secondText = ''

/** The time in ISO 8601, kept for a while because a busy server asks for it thousands of times a second. */
function now(): string {
  const time = Date.now()
  const second = Math.floor(time / 1000)
  if (second !== lastSecond) secondText = new Date(second * 1000).toISOString().slice(0, -4)
  lastSecond = second
  return `${secondText}${String(time % 1000).padStart(3, '0')}Z`
}

const shortened = (path: string) => path.slice(0, 200)

const text: LogLines = {
  request: ({ method, path, status }, milliseconds) =>
    `${now()} ${method} ${shortened(path)} ${status} ${milliseconds} ms`,
  note: (message, id) => `${now()} ${message}${id ? ` (request ${id})` : ''}`,
}

const json: LogLines = {
  request: ({ id, method, path, status }, milliseconds) =>
    JSON.stringify({ time: now(), event: 'request', id: id(), method, path: shortened(path), status, milliseconds }),
  note: (message, id) => JSON.stringify({ time: now(), event: 'note', ...(id && { id }), message }),
}

/** The lines of a format: words for people, or one JSON object each. */
export const logLines = (format: LogFormat): LogLines => (format === 'json' ? json : text)
