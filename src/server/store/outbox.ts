import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A mail that this process holds until `leasedUntil`. */
export interface Claim {
  submissionId: string
  lease: string
  /** Attempts so far, this one included. */
  attempts: number
}

/** The mails that wait, shared by every process on the same database. */
export interface Outbox {
  /** Takes the mail that has waited longest, for `leaseSeconds`; nobody else gets it meanwhile. */
  claim(leaseSeconds: number): Promise<Claim | undefined>
  /** Holds it for `leaseSeconds` from now. */
  renew(claim: Claim, leaseSeconds: number): Promise<void>
  /** The mail server has accepted it. */
  markSent(claim: Claim): Promise<void>
  /** Gives it back for another attempt after `seconds`. */
  postpone(claim: Claim, seconds: number, reason: string): Promise<void>
  /** When the next mail is due, as milliseconds since 1970; undefined when none waits. */
  nextDue(): Promise<number | undefined>
}

const isoIn = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** Not sent, due, and held by nobody. */
const isFree = (now: string) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and([
    row('sent_at', 'is', null),
    row('due_at', '<=', now),
    row.or([row('leased_until', 'is', null), row('leased_until', '<', now)]),
  ])

export function createOutbox(db: Kysely<Tables>): Outbox {
  const release = { lease: null, leased_until: null }
  return {
    async claim(leaseSeconds) {
      const lease = randomUUID()
      const now = isoIn(0)
      for (;;) {
        const next = await db
          .selectFrom('outbox')
          .select('submission_id')
          .where(isFree(now))
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst()
        if (!next) return undefined
        // The condition again: when another process was faster, no row changes and the next one is tried.
        const claimed = await db
          .updateTable('outbox')
          .set((row) => ({ lease, leased_until: isoIn(leaseSeconds), attempts: row('attempts', '+', 1) }))
          .where('submission_id', '=', next.submission_id)
          .where(isFree(now))
          .returning(['submission_id', 'attempts'])
          .executeTakeFirst()
        if (claimed) return { submissionId: claimed.submission_id, lease, attempts: claimed.attempts }
      }
    },
    async renew(claim, leaseSeconds) {
      await db
        .updateTable('outbox')
        .set({ leased_until: isoIn(leaseSeconds) })
        .where('submission_id', '=', claim.submissionId)
        .where('lease', '=', claim.lease)
        .execute()
    },
    async markSent(claim) {
      await db
        .updateTable('outbox')
        .set({ sent_at: isoIn(0), last_error: null, ...release })
        .where('submission_id', '=', claim.submissionId)
        .execute()
    },
    async postpone(claim, seconds, reason) {
      await db
        .updateTable('outbox')
        .set({ due_at: isoIn(seconds), last_error: reason, ...release })
        .where('submission_id', '=', claim.submissionId)
        .where('lease', '=', claim.lease)
        .execute()
    },
    async nextDue() {
      const row = await db
        .selectFrom('outbox')
        .select((outbox) => outbox.fn.min('due_at').as('due_at'))
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      return row?.due_at ? Date.parse(row.due_at) : undefined
    },
  }
}
