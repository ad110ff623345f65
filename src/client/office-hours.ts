import type { Contact } from '../page/contact.ts'

/**
 * When somebody is at the phone, and when we could ring a visitor (spec 2.8, 9). Times of the office are reckoned without
 * the visitor's clock settings; only what is shown in their time zone depends on it, summer time included.
 */

const minute = 60_000
const day = 1440 * minute

/** Where the office is, and its hours: days of the week from Sunday, 0, and minutes of the day. */
export interface Office {
  town: string
  timeZone: string
  days: number[]
  opens: number
  closes: number
}

/** Reads hours such as 'Mon-Fri 10AM-7PM'; undefined if they are written in another way, or their time zone is not known. */
export function readOffice({
  hours,
  locality,
  timeZone,
}: Pick<Contact, 'hours' | 'locality' | 'timeZone'>): Office | undefined {
  const found = /^(\w{3})-(\w{3}) (\d+)(?::(\d\d))?([AP])M-(\d+)(?::(\d\d))?([AP])M$/.exec(hours)
  if (!found || !timeZone) return
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  const [first, last] = found.slice(1, 3).map((name) => names.indexOf(name)) as [number, number]
  const of = (hour = '', minutes = '0', half = '') => ((+hour % 12) + (half === 'P' ? 12 : 0)) * 60 + +minutes
  return {
    town: locality,
    timeZone,
    days: names.flatMap((_, at) => ((at - first + 7) % 7 <= (last - first + 7) % 7 ? at : [])),
    opens: of(...found.slice(3, 6)),
    closes: of(...found.slice(6, 9)),
  }
}

/** What the clocks of a time zone show, as if it were UTC. The language writes dates as ISO 8601 does. */
const clockOf = (time: number, timeZone: string): number =>
  Date.parse(`${new Date(time).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)

/** When the clocks of a time zone show this. Its offset is that of the time, or where summer time begins or ends, of one close to it. */
function timeOf(clock: number, timeZone: string): number {
  const near = clock - (clockOf(clock, timeZone) - clock)
  return clock - (clockOf(near, timeZone) - near)
}

const isOfficeDay = (clock: number, { days }: Office) => days.includes(new Date(clock).getUTCDay())

/** When the office opens next, or undefined while it is open. */
export function opensAt(now: number, office: Office): number | undefined {
  const clock = clockOf(now, office.timeZone)
  const minutes = (clock % day) / minute
  if (isOfficeDay(clock, office) && minutes >= office.opens && minutes < office.closes) return
  return nextDays(now, office)[0]
}

/** The next three times at which the office opens. */
function nextDays(now: number, office: Office): number[] {
  const clock = clockOf(now, office.timeZone)
  return Array.from({ length: 10 }, (_, at) => clock - (clock % day) + at * day)
    .filter((midnight) => isOfficeDay(midnight, office))
    .map((midnight) => timeOf(midnight + office.opens * minute, office.timeZone))
    .filter((opening) => opening > now)
    .slice(0, 3)
}

/** Times for a call on the next three days of the office: early, midway and late in the hours when visitors are awake. */
export function callTimes(now: number, office: Office, ownZone?: string): number[] {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: ownZone })
  return nextDays(now, office).map((opening, at) => {
    const halfHours = Array.from(
      { length: (office.closes - office.opens) / 30 },
      (_, half) => opening + half * 30 * minute,
    )
    // In the middle of North America, the office has closed before the day begins, and opens when it is over.
    const choice =
      [8, 7]
        .map((from) => halfHours.filter((time) => +format.format(time) >= from && +format.format(time) < 30 - from))
        .find(({ length }) => length > 0) ?? halfHours
    return choice[Math.floor((at * (choice.length - 1)) / 2)] as number
  })
}

/** A time as words, in the office's time zone or the visitor's. */
export interface ToldTime {
  /** 'Monday' */
  weekday: string
  /** 'Monday 30 November' */
  date: string
  /** '9:30 am' */
  clock: string
}

/** A time in the words of a time zone; without one, the visitor's. */
export function tell(time: number, timeZone?: string): ToldTime {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(time).replaceAll(',', '')
  return {
    weekday: words({ weekday: 'long' }),
    date: words({ weekday: 'long', day: 'numeric', month: 'long' }),
    clock: words({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }).replace(':00', '').replace(/\s/, '\u00a0'),
  }
}

/** A time in the visitor's zone, said to be theirs where the office's clock shows another: '8 am your time'. */
function yourClock(time: number, office: Office, ownZone?: string): string {
  const { clock } = tell(time, ownZone)
  return inOwnZone(time, office, ownZone) ? `${clock} your time` : clock
}

/** What visitors read once they have chosen a time. */
export function whenYouAreCalled(time: number, office: Office, ownZone?: string): string {
  return `We call you on ${tell(time, ownZone).date}, ${yourClock(time, office, ownZone)}.`
}

/** What visitors read first while nobody is at the phone: the first of `callTimes`, in their time zone. */
export function whenWeCall(now: number, office: Office, ownZone?: string): string {
  const first = callTimes(now, office, ownZone)[0] as number
  return `We call you back from ${tell(first, ownZone).weekday}, ${yourClock(first, office, ownZone)}. When does it suit you?`
}

/** Whether somebody is at the phone, and if not, from when on: there, and in the visitor's time zone if they are awake then. */
export function whoAnswers(now: number, office: Office, ownZone?: string): string {
  const today = tell(now, office.timeZone)
  const opening = opensAt(now, office)
  if (!opening) return `It is ${today.clock} in ${office.town}: somebody answers now.`
  const { weekday, date, clock } = tell(opening, office.timeZone)
  const own = isDaytime(opening, ownZone) && inOwnZone(opening, office, ownZone)
  return `Our phones open ${date === today.date ? 'at' : weekday} ${clock} in ${office.town}${own ? `, which is ${own} in your time zone` : ''}.`
}

/** Whether visitors may be expected to be up, from 7 am to 10 pm in their time zone. */
function isDaytime(time: number, timeZone?: string): boolean {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const clock = format.format(time)
  return clock >= '07:00' && clock <= '22:00'
}

/** A time of the office in the visitor's zone, with the day if it is another there; empty if both are the same. */
export function inOwnZone(time: number, office: Office, ownZone?: string): string {
  const [there, here] = [tell(time, office.timeZone), tell(time, ownZone)]
  if (there.date !== here.date) return `${here.weekday} ${here.clock}`
  return there.clock === here.clock ? '' : here.clock
}

/** One of `callTimes` as the enquiry says it: in the visitor's time zone, and the office's if that is another. */
export function callRequest(time: number, office: Office, ownZone?: string): string {
  const [here, there] = [tell(time, ownZone), tell(time, office.timeZone)]
  const own = `${here.date}, ${here.clock}`
  if (!inOwnZone(time, office, ownZone)) return `${own} in ${office.town}`
  const zone = ownZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return `${own} (${zone}), ${there.weekday} ${there.clock} in ${office.town}`
}
