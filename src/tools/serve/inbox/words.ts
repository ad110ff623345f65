import type { Submission } from '../../../server/store/inbox.ts'

/** Why a command of the inbox cannot be run, and what to do. */
export class InboxError extends Error {}

/** A time from the store in the local time zone: `2025-06-30 14:05`. */
export const localTime = (iso: string): string => new Date(iso).toLocaleString('sv-SE').slice(0, 16)

/** What became of the mail to the company. */
export function mailState({ sentAt, refusedAt, attempts, lastError }: Submission['mail']): string {
  if (sentAt) return `sent ${localTime(sentAt)}${lastError ? `, ${lastError}` : ''}`
  if (refusedAt) return `refused (${lastError}), not tried again: npm run inbox resend`
  return lastError ? `waiting, ${attempts} failed (${lastError})` : 'waiting'
}

/** `1 file`, `2 files`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
