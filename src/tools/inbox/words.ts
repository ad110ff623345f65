import type { Submission } from '../../server/store/inbox.ts'

/** A request that cannot be carried out; the message says why and what to do. */
export class InboxError extends Error {}

/** A time of the store in the time zone of the terminal: `2025-06-30 14:05`. */
export const localTime = (iso: string): string => new Date(iso).toLocaleString('sv-SE').slice(0, 16)

/** What became of the mail to the company. */
export function mailState({ sentAt, attempts, lastError }: Submission['mail']): string {
  if (sentAt) return `sent ${localTime(sentAt)}`
  return lastError ? `waiting, ${attempts} failed (${lastError})` : 'waiting'
}

/** `1 file`, `2 files`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
