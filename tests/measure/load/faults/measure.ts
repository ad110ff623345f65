import { setTimeout as sleep } from 'node:timers/promises'
import { readSiteFiles } from '../../../../src/server/site/site-files.ts'
import { openStore } from '../../../../src/server/store/open.ts'
import type { Arrival } from './mailbox.ts'
import { type Stand, startStand } from './stand.ts'
import { type Seen, startVisits } from './visits.ts'

/** How long everything runs with faults, and when they happen. */
export interface Plan {
  /** Seconds without a fault before, to compare with. */
  calmSeconds: number
  seconds: number
  /** Each time another server. */
  killEverySeconds: number
  databaseRestarts: number[]
  mailAway: { from: number; seconds: number }
}

export const tenMinutes: Plan = {
  calmSeconds: 60,
  seconds: 600,
  killEverySeconds: 60,
  databaseRestarts: [150, 390],
  mailAway: { from: 200, seconds: 120 },
}

/** For CI. */
export const shortForm: Plan = {
  calmSeconds: 5,
  seconds: 15,
  killEverySeconds: 6,
  databaseRestarts: [4, 10],
  mailAway: { from: 5, seconds: 3 },
}

export interface Outcome {
  calm: Seen
  faulty: Seen
  kept: number
  /** Confirmed, but not stored. */
  lost: number
  /** Kept more than once, by their words. */
  doubled: number
  /** Files that are not byte for byte what was sent. */
  damaged: number
  mails: number
  unsent: number
  mailedTwice: number
  /** Mails sent twice although the first server lived on after the answer. */
  unexplained: number
  kills: number
  died: string[]
}

/** Carries out a plan in an empty folder, and counts. */
export async function measureFaults(plan: Plan, folder: string): Promise<Outcome> {
  const stand = await startStand(folder)
  try {
    const files = [...(await readSiteFiles('dist')).byPath.values()]
    const paths = files.flatMap(({ path, type }) =>
      type.startsWith('text/html') && path !== '/404.html' ? [path] : [],
    )
    const calmVisits = startVisits(stand.url, paths)
    await sleep(plan.calmSeconds * 1000)
    const calm = await calmVisits.stop()

    const visits = startVisits(stand.url, paths)
    await makeFaults(plan, stand)
    const faulty = await visits.stop()

    const ids = [...calm.answered.values(), ...faulty.answered.values()]
    await untilMailed(stand, ids.length)
    await stand.stop()
    return { calm, faulty, ...(await compareStore(stand, ids, folder)), ...countMails(stand, ids) }
  } finally {
    await stand.stop().catch(() => {})
    await stand.postgres.stop()
  }
}

/** Makes every fault at its time, and returns at the end of the plan. */
async function makeFaults(plan: Plan, { kill, postgres, mailbox }: Stand): Promise<void> {
  const kills = Array.from({ length: Math.ceil(plan.seconds / plan.killEverySeconds) }, (_, index) => ({
    at: (index + 0.5) * plan.killEverySeconds,
    make: () => kill(index % 3),
  }))
  const { from, seconds } = plan.mailAway
  const faults = [
    ...kills,
    ...plan.databaseRestarts.map((at) => ({ at, make: () => postgres.restart() })),
    { at: from, make: () => mailbox.leave() },
    { at: from + seconds, make: () => mailbox.comeBack() },
  ]
  const begun = performance.now()
  const rest = (at: number) => Math.max(0, at * 1000 - (performance.now() - begun))
  await Promise.all(
    faults.map(async ({ at, make }) => {
      await sleep(rest(at))
      await make()
    }),
  )
  await sleep(rest(plan.seconds))
}

/** Waits until every mail is out, three minutes at most: waits between attempts double. */
async function untilMailed({ mailbox }: Stand, count: number): Promise<void> {
  const sent = () => new Set(mailbox.arrivals.map(({ messageId }) => messageId)).size
  for (let waited = 0; waited < 180_000 && sent() < count; waited += 200) await sleep(200)
  // One that is sent twice would come now.
  await sleep(2000)
}

async function compareStore({ databaseUrl }: Stand, ids: string[], dataDir: string) {
  const store = await openStore({ dataDir, databaseUrl }, () => {})
  const all = await store.read()
  let damaged = 0
  for (const { attachment } of all) {
    if (!attachment) continue
    await store.readAttachment(attachment).catch(() => {
      damaged += 1
    })
  }
  await store.close()
  const kept = new Set(all.map(({ id }) => id))
  const words = new Set(all.map(({ fields }) => fields.Message))
  return {
    kept: all.length,
    lost: ids.filter((id) => !kept.has(id)).length,
    doubled: all.length - words.size,
    damaged,
  }
}

/** An answer is lost where its receiver was killed, or its sender left, this soon after. */
const answerMilliseconds = 3000

function countMails({ mailbox, kills, died }: Stand, ids: string[]) {
  const byId = arrivalsById(mailbox.arrivals)
  const twice = [...byId.values()].filter(({ length }) => length > 1)
  const isExplained = ([first]: Arrival[]) =>
    first &&
    [...kills, ...mailbox.cuts.map((at) => ({ server: first.sender, at }))].some(
      ({ server, at }) => server === first.sender && at >= first.at && at - first.at < answerMilliseconds,
    )
  return {
    mails: mailbox.arrivals.length,
    unsent: ids.filter((id) => !byId.has(`<${id}@example.com>`)).length,
    mailedTwice: twice.length,
    unexplained: twice.filter((arrivals) => arrivals.length > 2 || !isExplained(arrivals)).length,
    kills: kills.length,
    died,
  }
}

function arrivalsById(arrivals: Arrival[]): Map<string, Arrival[]> {
  const byId = new Map<string, Arrival[]>()
  for (const arrival of arrivals) byId.set(arrival.messageId, [...(byId.get(arrival.messageId) ?? []), arrival])
  return byId
}
