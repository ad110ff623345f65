import type { Submission } from '../../../server/store/inbox.ts'

/** A time from the store in the local time zone: `2025-06-30 14:05`. */
export const localTime = (iso: string): string => new Date(iso).toLocaleString('sv-SE').slice(0, 16)

/** What became of the mail to the company. */
export function mailState({ sentAt, refusedAt, attempts, lastError }: Submission['mail']): string {
  if (sentAt) return `sent ${localTime(sentAt)}${lastError ? `, ${lastError}` : ''}`
  if (refusedAt) return `refused (${lastError}), not tried again: npm run inbox resend`
  return lastError ? `waiting, ${attempts} failed (${lastError})` : 'waiting'
}
