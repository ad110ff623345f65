import { put } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { dayFromNow, pick } from '../site.ts'
import { both, either, inDocument, inPage, named, role } from '../where.ts'

const date = either(role('date'), ({ schema }) => schema.format === 'date')

/** Days that are none, or are written as elsewhere. */
export const dates = mistakes('values', 'error', {
  'date-german': [
    'The day of a text is written as in Germany.',
    put(both(inPage, named('updated')), () => '22.11.2026'),
    { says: ['2026-11-22', 'YYYY-MM-DD'] },
  ],
  'date-american': [
    'The day of a text is written as in America.',
    put(both(inPage, named('updated')), () => '11/22/2026'),
    { says: ['2026-11-22', 'YYYY-MM-DD'] },
  ],
  'date-of-two-meanings': [
    'The day of a text can be that of two months.',
    put(both(inPage, named('updated')), () => '04/11/2026'),
    { says: ['2026-11-04'] },
  ],
  'date-in-words-too': [
    'The day of a text is written in words.',
    put(both(inPage, named('updated')), () => 'November 22, 2026'),
    { says: ['2026-11-22', 'YYYY-MM-DD'] },
  ],
  'date-without-zero': [
    'The day of a text has one digit.',
    put(both(inPage, named('updated')), () => '2026-11-3'),
    { says: ['2026-11-03', 'YYYY-MM-DD'] },
  ],
  'date-with-time-too': [
    'The day of a text brings its hour along.',
    put(both(inPage, named('updated')), () => '2026-11-22T09:30:00Z'),
    { says: ['2026-11-22', 'YYYY-MM-DD'] },
  ],
  'date-that-is-not': ['The day of a text does not exist.', put(both(inPage, named('updated')), () => '2026-02-30')],
  'date-month-and-day': [
    'Month and day of a text changed places.',
    put(both(inPage, named('updated')), () => '2026-22-11'),
  ],
  'date-as-number': [
    'The day of a text is the number of a spreadsheet.',
    put(both(inPage, named('updated')), () => 46348),
  ],
  'date-to-come': [
    'A text was changed in a year to come.',
    put(both(inPage, named('updated')), () => dayFromNow(3650)),
    { expect: 'either' },
  ],
  'date-of-document-words': [
    'The day of a document is its month.',
    put(both(inDocument, named('updated')), () => 'April 2025'),
    { says: ['YYYY-MM-DD', '2025-04-01'] },
  ],
  'date-of-day-first': [
    'A date is written day first.',
    put(date, (text) => text.split('-').reverse().join('/')),
    { says: ['YYYY-MM-DD', '2025-', '2026-', '2027-', 'year'] },
  ],
  'date-in-words': [
    'A date is written in words.',
    put(date, () => '1 April 2025'),
    { says: ['YYYY-MM-DD', '2025-', '2026-'] },
  ],
  'date-that-is-none': [
    'A date is the 30th of February or the 31st of a short month.',
    put(date, (text, random) => text.slice(0, 4) + pick(['-02-30', '-06-31', '-11-31'], random)),
  ],
  'date-of-month-13': ['A date has day and month exchanged.', put(date, (text) => `${text.slice(0, 4)}-25-04`)],
  'date-with-time': ['A date has a time behind it.', put(date, (text) => `${text}T00:00:00Z`)],
  'date-without-zeros': ['A date is written without its zeros.', put(date, () => '2025-4-1')],
})
