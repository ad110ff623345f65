import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Waiting } from '../metrics.ts'
import type { Clock } from './clock.ts'
import type { Tables } from './tables.ts'

/** What remains to be done for a mail that only some recipients have got. */
export interface Left {
  /** The remaining recipients. */
  to: string[]
  /** Why recipients were rejected for good, as codes. */
  refusal?: string
}

/** A mail that this process holds until its lease ends. */
export interface Claim {
  submissionId: string
  lease: string
  /** Attempts so far, this one included. */
  attempts: number
  /** Undefined if everybody is to get it. */
  left?: Left
}

/** The mails that wait, shared by every process on the same database. Times are those of the database. */
export interface Outbox {
  /** Takes the mail that has waited longest, for `leaseSeconds`; nobody else gets it meanwhile. */
  claim(leaseSeconds: number): Promise<Claim | undefined>
  /** Holds it for `leaseSeconds` from now. False if another process has it. */
  renew(claim: Claim, leaseSeconds: number): Promise<boolean>
  /** The mail server has accepted it; `refusal` says for whom it has not. */
  markSent(claim: Claim, refusal?: string): Promise<void>
  /** The mail server has refused it for good: it is not tried again by itself. */
  markRefused(claim: Claim, reason: string): Promise<void>
  /** Gives it back for another attempt after `seconds`, to the remaining recipients. */
  postpone(claim: Claim, seconds: number, reason: string, left?: Left): Promise<void>
  /** Sends it once more, to everybody, whatever became of it. */
  sendAgain(submissionId: string): Promise<void>
  /** Seconds until the next mail may be claimed, 0 or less where one may now; undefined when none waits. */
  secondsToNext(): Promise<number | undefined>
  /** How many mails wait, and how long the oldest has waited, in seconds; 0 if none waits. */
  waiting(): Promise<Waiting>
}

type Row = ExpressionBuilder<Tables, 'outbox'>

/** Neither sent nor refused. */
const waits = (row: Row) => row.and([row('sent_at', 'is', null), row('refused_at', 'is', null)])

export function createOutbox(db: Kysely<Tables>, clock: Clock): Outbox {
  const released = { lease: null, leased_until: null }
  /** Due, and held by nobody. */
  const isFree = (row: Row) =>
    row.and([
      waits(row),
      row('due_at', '<=', clock(0)),
      row.or([row('leased_until', 'is', null), row('leased_until', '<', clock(0))]),
    ])
  const ofClaim = (claim: Claim) =>
    db.updateTable('outbox').where('submission_id', '=', claim.submissionId).where('lease', '=', claim.lease)

  return {
    async claim(leaseSeconds) {
      const lease = randomUUID()
      for (;;) {
        const next = await db
          .selectFrom('outbox')
          .select('submission_id')
          .where(isFree)
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst()
        if (!next) return undefined
        // The condition is repeated: if another process was faster, no row changes and the next mail is tried.
        const claimed = await db
          .updateTable('outbox')
          .set((row) => ({ lease, leased_until: clock(leaseSeconds), attempts: row('attempts', '+', 1) }))
          .where('submission_id', '=', next.submission_id)
          .where(isFree)
          .returning(['submission_id', 'attempts', 'recipients'])
          .executeTakeFirst()
        if (!claimed) continue
        const { submission_id: submissionId, attempts, recipients } = claimed
        return { submissionId, lease, attempts, ...(recipients && { left: JSON.parse(recipients) }) }
      }
    },
    async renew(claim, leaseSeconds) {
      const { numUpdatedRows } = await ofClaim(claim)
        .set({ leased_until: clock(leaseSeconds) })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async markSent(claim, refusal) {
      // Whichever process holds it by now: the mail is sent.
      await db
        .updateTable('outbox')
        .set({ sent_at: clock(0), last_error: refusal ?? null, ...released })
        .where('submission_id', '=', claim.submissionId)
        .execute()
    },
    async markRefused(claim, reason) {
      await ofClaim(claim)
        .set({ refused_at: clock(0), last_error: reason, ...released })
        .execute()
    },
    async postpone(claim, seconds, reason, left) {
      await ofClaim(claim)
        .set({
          due_at: clock(seconds),
          last_error: reason,
          recipients: left ? JSON.stringify(left) : null,
          ...released,
        })
        .execute()
    },
    async sendAgain(submissionId) {
      const fresh = { sent_at: null, refused_at: null, recipients: null, attempts: 0, last_error: null }
      await db
        .updateTable('outbox')
        .set({ due_at: clock(0), ...fresh, ...released })
        .where('submission_id', '=', submissionId)
        .execute()
    },
    async waiting() {
      const row = await db
        .selectFrom('outbox')
        .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
        .select((waiting) => [
          waiting.fn.countAll().as('count'),
          waiting.fn.min('received_at').as('since'),
          clock(0).as('now'),
        ])
        .where(waits)
        .executeTakeFirstOrThrow()
      const seconds = row.since ? (Date.parse(row.now) - Date.parse(row.since)) / 1000 : 0
      return { count: Number(row.count), seconds: Math.max(0, seconds) }
    },
    async secondsToNext() {
      const row = await db
        .selectFrom('outbox')
        .select([clock(0).as('now'), 'due_at', 'leased_until'])
        .where(waits)
        .orderBy((outbox) =>
          outbox
            .case()
            .when('leased_until', '>', outbox.ref('due_at'))
            .then(outbox.ref('leased_until'))
            .else(outbox.ref('due_at'))
            .end(),
        )
        .limit(1)
        .executeTakeFirst()
      if (!row) return undefined
      const free = Math.max(Date.parse(row.due_at), row.leased_until ? Date.parse(row.leased_until) : 0)
      return (free - Date.parse(row.now)) / 1000
    },
  }
}
