import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const refuse = (status: ContentfulStatusCode, message: string, cause?: unknown) =>
  new HTTPException(status, { message, cause })

const inWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / (1024 * 1024))} MB`

/**
 * Every answer of the two calls that is not a success, in words a visitor can act on (spec 8: the form shows `message`).
 * Throw one; the app turns it into `{ "message": … }` with its status.
 */
export const refusals = {
  brokenJson: () => refuse(400, 'The form could not be read. Please reload the page and send it again.'),
  brokenMultipart: () => refuse(400, 'The form arrived incomplete. Please send it again.'),
  interrupted: () => refuse(400, 'The connection broke while sending. Please send the form again.'),
  tinyChunks: () => refuse(400, 'The form was sent in pieces that are too small.'),
  badKey: () => refuse(400, 'The Idempotency-Key header must be 8 to 128 letters, digits, hyphens or underscores.'),
  foreignOrigin: () =>
    refuse(403, 'This form can only be sent from our own website. Please open the site and try again.'),
  unknownCall: () => refuse(404, 'There is nothing at this address.'),
  wrongMethod: (allowed: string) => refuse(405, `This address takes ${allowed} only.`),
  tooSlow: () => refuse(408, 'The connection is too slow to send the form. Please try again.'),
  bodyTooLarge: (limit: number) =>
    refuse(413, `The form is larger than ${inWords(limit)}. Please shorten the message and send it again.`),
  fileTooLarge: (limit: number) =>
    refuse(413, `The file is larger than ${inWords(limit)}. Please choose a smaller one.`),
  wrongType: (wanted: string) =>
    refuse(415, `The form must be sent as ${wanted}. Please reload the page and send it again.`),
  faultyFields: (words: string[]) => refuse(422, words.join(' · ')),
  tooManyFields: () => refuse(422, 'The form was sent with fields it does not have. Please reload the page.'),
  repeatedField: (name: string) => refuse(422, `The field ${quoted(name)} was sent twice. Please reload the page.`),
  longField: (name: string) => refuse(422, `The text in ${quoted(name)} is too long. Please shorten it.`),
  unknownFile: (name: string) =>
    refuse(422, `The form has no place for the file in ${quoted(name)}. Please reload the page.`),
  contentMismatch: () =>
    refuse(422, 'The content of the file is not what its name says. Please save it again as PDF, DOC or DOCX.'),
  keyReused: () =>
    refuse(422, 'This form was already sent with other content. Please reload the page and send it again.'),
  tooMany: (minutes: number, ofEverybody: boolean) =>
    refuse(
      429,
      `Too many forms were sent${ofEverybody ? '' : ' from your connection'}. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    ),
  broken: (cause: unknown) =>
    refuse(500, 'Something went wrong on our side. Please try again in a moment, or write to us by e-mail.', cause),
  storeDown: (cause: unknown) =>
    refuse(
      503,
      'We cannot take your message right now. Please try again in a minute, or write to us by e-mail.',
      cause,
    ),
  storeFull: (cause: unknown) =>
    refuse(
      507,
      'We cannot store your message: our server is out of space. Please try again later, or write to us by e-mail.',
      cause,
    ),
}

/** A field's name as the client sent it, short enough to repeat. */
export const quoted = (name: string): string => `"${name.slice(0, 60)}"`
