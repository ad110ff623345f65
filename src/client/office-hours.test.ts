import { describe, expect, test } from 'vitest'
import company from '../../pages-data/site/company.json' with { type: 'json' }
import {
  callRequest,
  callTimes,
  type Office,
  opensAt,
  readOffice,
  tell,
  whenWeCall,
  whoAnswers,
} from './office-hours.ts'

const office = readOffice(company) as Office
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('spec 2.8 · whether somebody is at the phone', () => {
  test.each([
    ['2026-11-27T15:40+05:30', 'Europe/Berlin', 'It is 3:40 pm in Noida: somebody answers now.'],
    ['2026-11-27T10:00+05:30', 'Europe/Berlin', 'It is 10 am in Noida: somebody answers now.'],
    // Closing time on Friday; past midnight; Saturday and Sunday.
    ['2026-11-27T19:00+05:30', 'Europe/Berlin', 'Our phones open Monday 10 am in Noida.'],
    ['2026-11-26T00:10+05:30', 'Europe/London', 'Our phones open at 10 am in Noida.'],
    ['2026-11-28T12:00+05:30', 'Asia/Kolkata', 'Our phones open Monday 10 am in Noida.'],
    [
      '2026-11-29T23:59+05:30',
      'Australia/Adelaide',
      'Our phones open Monday 10 am in Noida, which is 3 pm in your time zone.',
    ],
    // Another day there, in the evening; its night; summer time ends between now and then, and begins.
    [
      '2026-11-27T20:00+05:30',
      'America/Los_Angeles',
      'Our phones open Monday 10 am in Noida, which is Sunday 8:30 pm in your time zone.',
    ],
    ['2026-10-29T20:00+05:30', 'America/New_York', 'Our phones open Friday 10 am in Noida.'],
    ['2026-10-30T20:00+05:30', 'America/New_York', 'Our phones open Monday 10 am in Noida.'],
    ['2027-03-26T20:00+05:30', 'Europe/Berlin', 'Our phones open Monday 10 am in Noida.'],
    [
      '2027-03-26T20:00+05:30',
      'Europe/Helsinki',
      'Our phones open Monday 10 am in Noida, which is 7:30 am in your time zone.',
    ],
  ])('%s seen from %s: %s', (now, zone, said) => {
    expect(plain(whoAnswers(Date.parse(now), office, zone))).toBe(said)
  })
})

describe('spec 2.8 · times for a call', () => {
  const seen = (now: string, zone: string) =>
    callTimes(Date.parse(now), office, zone).map((time) => {
      const [own, there] = [tell(time, zone), tell(time, 'Asia/Kolkata')]
      return plain(`${own.date} ${own.clock} / ${there.weekday} ${there.clock}`)
    })

  test.each([
    [
      'Europe/London',
      [
        'Monday 30 November 8 am / Monday 1:30 pm',
        'Tuesday 1 December 10:30 am / Tuesday 4 pm',
        'Wednesday 2 December 1 pm / Wednesday 6:30 pm',
      ],
    ],
    [
      'America/New_York',
      [
        'Monday 30 November 8 am / Monday 6:30 pm',
        'Tuesday 1 December 8 am / Tuesday 6:30 pm',
        'Wednesday 2 December 8 am / Wednesday 6:30 pm',
      ],
    ],
    [
      'America/Chicago',
      [
        'Sunday 29 November 10:30 pm / Monday 10 am',
        'Monday 30 November 10:30 pm / Tuesday 10 am',
        'Wednesday 2 December 7 am / Wednesday 6:30 pm',
      ],
    ],
    [
      'America/Los_Angeles',
      [
        'Sunday 29 November 8:30 pm / Monday 10 am',
        'Monday 30 November 9 pm / Tuesday 10:30 am',
        'Tuesday 1 December 9:30 pm / Wednesday 11 am',
      ],
    ],
    [
      'Australia/Sydney',
      [
        'Monday 30 November 3:30 pm / Monday 10 am',
        'Tuesday 1 December 6:30 pm / Tuesday 1 pm',
        'Wednesday 2 December 9:30 pm / Wednesday 4 pm',
      ],
    ],
    [
      'Asia/Kolkata',
      [
        'Monday 30 November 10 am / Monday 10 am',
        'Tuesday 1 December 2 pm / Tuesday 2 pm',
        'Wednesday 2 December 6:30 pm / Wednesday 6:30 pm',
      ],
    ],
  ])('on a Friday evening, seen from %s', (zone, times) => {
    expect(seen('2026-11-27T20:00+05:30', zone)).toEqual(times)
  })

  test('the first of them, in the time zone of the visitor, is when we call back', () => {
    const said = whenWeCall(Date.parse('2026-11-27T20:00+05:30'), office, 'America/Los_Angeles')
    expect(plain(said)).toBe('We call you back from Sunday, 8:30 pm your time. When does it suit you?')
  })

  test('before the office opens, today is one of them', () => {
    expect(seen('2026-11-30T00:30+05:30', 'Asia/Kolkata')[0]).toBe('Monday 30 November 10 am / Monday 10 am')
  })

  test('each is said in both time zones if they differ', () => {
    const [time] = callTimes(Date.parse('2026-11-27T20:00+05:30'), office, 'America/Los_Angeles')
    expect(plain(callRequest(time as number, office, 'America/Los_Angeles'))).toBe(
      'Sunday 29 November, 8:30 pm (America/Los_Angeles), Monday 10 am in Noida',
    )
    expect(plain(callRequest(time as number, office, 'Asia/Kolkata'))).toBe('Monday 30 November, 10 am in Noida')
  })
})

test('summer time begins and ends with the office', () => {
  const london = readOffice({ hours: 'Sun-Fri 9AM-5PM', locality: 'Leeds', timeZone: 'Europe/London' }) as Office
  const opens = (now: string) => new Date(opensAt(Date.parse(now), london) ?? 0).toISOString()
  expect(opens('2027-03-26T20:00Z')).toBe('2027-03-28T08:00:00.000Z')
  expect(opens('2027-10-30T20:00Z')).toBe('2027-10-31T09:00:00.000Z')
  expect(plain(whoAnswers(Date.parse('2027-03-29T09:30Z'), london, 'Asia/Kolkata'))).toBe(
    'It is 10:30 am in Leeds: somebody answers now.',
  )
})

test('hours are read as the company writes them, and otherwise left alone', () => {
  const read = (hours: string, timeZone?: string) => readOffice({ hours, locality: 'Noida', timeZone })
  const place = { town: 'Noida', timeZone: 'Asia/Kolkata' }
  expect(office).toEqual({ ...place, days: [1, 2, 3, 4, 5], opens: 600, closes: 1140 })
  expect(read('Sat-Mon 9:30AM-12PM', 'Asia/Kolkata')).toEqual({ ...place, days: [0, 1, 6], opens: 570, closes: 720 })
  expect(read('24x7', 'Asia/Kolkata')).toBeUndefined()
  expect(read('Sat-Mon 9:30AM-12PM')).toBeUndefined()
})
