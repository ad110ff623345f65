/**
 * When somebody is at the phone, and when we could ring a visitor (spec 2.8, 9). Times of the office are reckoned without
 * the visitor's clock settings; only what is shown in their time zone depends on it, summer time included.
 */

/** The time zone of the office. */
export const officeZone = 'Asia/Kolkata'
const minute = 60_000
const day = 1440 * minute
/** How much its time is ahead of UTC, all year: India has no summer time. */
const offset = 330 * minute

/** Office hours: days of the week from Sunday, 0, and minutes of the day. */
export interface Hours {
  days: number[]
  opens: number
  closes: number
}

/** Reads 'Mon-Fri 10AM-7PM'; undefined if the hours are written in another way. */
export function readHours(text: string): Hours | undefined {
  const found = /^(\w{3})-(\w{3}) (\d+)(?::(\d\d))?([AP])M-(\d+)(?::(\d\d))?([AP])M$/.exec(text)
  if (!found) return
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  const [first, last] = found.slice(1, 3).map((name) => names.indexOf(name)) as [number, number]
  const of = (hour = '', minutes = '0', half = '') => ((+hour % 12) + (half === 'P' ? 12 : 0)) * 60 + +minutes
  return {
    days: names.flatMap((_, at) => ((at - first + 7) % 7 <= (last - first + 7) % 7 ? at : [])),
    opens: of(...found.slice(3, 6)),
    closes: of(...found.slice(6, 9)),
  }
}

/** The midnight at which the office's day began, and the minutes since. */
function officeDay(time: number): [midnight: number, minutes: number] {
  const midnight = Math.floor((time + offset) / day) * day - offset
  return [midnight, (time - midnight) / minute]
}

const isOfficeDay = (midnight: number, { days }: Hours) => days.includes(new Date(midnight + offset).getUTCDay())

/** When the office opens next, or undefined while it is open. */
export function opensAt(now: number, hours: Hours): number | undefined {
  const [midnight, minutes] = officeDay(now)
  if (isOfficeDay(midnight, hours) && minutes >= hours.opens && minutes < hours.closes) return
  return nextDays(now, hours)[0]
}

/** The next three times at which the office opens. */
function nextDays(now: number, hours: Hours): number[] {
  const [midnight] = officeDay(now)
  return Array.from({ length: 10 }, (_, at) => midnight + at * day)
    .filter((start) => isOfficeDay(start, hours))
    .map((start) => start + hours.opens * minute)
    .filter((opening) => opening > now)
    .slice(0, 3)
}

/** Times for a call on the next three days of the office: early, midway and late in the hours when visitors are awake. */
export function callTimes(now: number, hours: Hours, ownZone?: string): number[] {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: ownZone })
  return nextDays(now, hours).map((opening, at) => {
    const halfHours = Array.from(
      { length: (hours.closes - hours.opens) / 30 },
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

/** What visitors read first while nobody is at the phone: the first of `callTimes`, in their time zone. */
export function whenWeCall(now: number, hours: Hours, ownZone?: string): string {
  const { weekday, clock } = tell(callTimes(now, hours, ownZone)[0] as number, ownZone)
  return `We call you back, from ${weekday} ${clock} on. When does it suit you?`
}

/** Whether somebody is at the phone, and if not, from when on: there, and in the visitor's time zone if they are awake then. */
export function whoAnswers(now: number, hours: Hours, ownZone?: string): string {
  const today = tell(now, officeZone)
  const opening = opensAt(now, hours)
  if (!opening) return `It is ${today.clock} in Noida: somebody answers now.`
  const { weekday, date, clock } = tell(opening, officeZone)
  const own = isDaytime(opening, ownZone) && inOwnZone(opening, ownZone)
  return `Our phones open ${date === today.date ? 'at' : weekday} ${clock} in Noida${own ? `, which is ${own} in your time zone` : ''}.`
}

/** Whether visitors may be expected to be up, from 7 am to 10 pm in their time zone. */
function isDaytime(time: number, timeZone?: string): boolean {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const clock = format.format(time)
  return clock >= '07:00' && clock <= '22:00'
}

/** A time of the office in the visitor's zone, with the day if it is another there; empty if both are the same. */
export function inOwnZone(time: number, ownZone?: string): string {
  const [there, here] = [tell(time, officeZone), tell(time, ownZone)]
  if (there.date !== here.date) return `${here.weekday} ${here.clock}`
  return there.clock === here.clock ? '' : here.clock
}

/** One of `callTimes` as the enquiry says it: in the visitor's time zone, and the office's if that is another. */
export function callRequest(time: number, ownZone?: string): string {
  const [here, there] = [tell(time, ownZone), tell(time, officeZone)]
  const own = `${here.date}, ${here.clock}`
  if (!inOwnZone(time, ownZone)) return `${own} in Noida`
  const zone = ownZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return `${own} (${zone}), ${there.weekday} ${there.clock} in Noida`
}
