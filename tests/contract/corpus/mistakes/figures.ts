import { put } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { ofEntry } from '../known-places.ts'
import { both, inDocument, inPage, named } from '../where.ts'

/** Gauges, counters and tables. */
export const figures = mistakes('options', 'error', {
  'gauge-of-thousand': [
    'A share is given out of a thousand.',
    put(both(inPage, ofEntry('gauges', 'value')), (value) => value * 10),
  ],
  'gauge-as-share-of-one': [
    'A share is given out of one.',
    put(both(inPage, ofEntry('gauges', 'value')), (value) => value / 100),
  ],
  'counter-of-nothing': ['A counter counts to zero.', put(both(inPage, ofEntry('counters', 'value')), () => 0)],
  'counter-with-plus': [
    'A counter has a plus behind its figure.',
    put(both(inPage, ofEntry('counters', 'value')), (value) => `${value}+`),
    { says: ['number', '1000'] },
  ],
  'counter-in-millions': [
    'A counter has more digits than it can show.',
    put(both(inPage, ofEntry('counters', 'value')), () => 12_000_000),
  ],
  'table-row-short': [
    'A row of a table has a cell too few.',
    put(
      both(
        inDocument,
        ({ name, index, value }) => name === 'rows' && index !== undefined && Array.isArray(value) && value.length > 2,
      ),
      (value) => value.slice(0, -1),
    ),
    { expect: 'either' },
  ],
  'table-row-long': [
    'A row of a table has a cell too many.',
    put(
      both(
        inDocument,
        ({ name, index, value }) => name === 'rows' && index !== undefined && Array.isArray(value) && value.length < 5,
      ),
      (value) => [...value, '–'],
    ),
    { expect: 'either' },
  ],
  'table-cell-number': [
    'A cell of a table is a number.',
    put(
      both(inDocument, ({ name, index, value }) => name === 'rows' && index !== undefined && Array.isArray(value)),
      (value) => [...value.slice(0, -1), 42],
    ),
  ],
  'table-cell-empty': [
    'A cell of a table is empty.',
    put(
      both(inDocument, ({ name, index, value }) => name === 'rows' && index !== undefined && Array.isArray(value)),
      (value) => [...value.slice(0, -1), ''],
    ),
  ],
  'step-with-its-number': [
    'A step says its number, which the page shows.',
    put(both(inPage, ofEntry('steps', 'title')), (text) => `Step 1: ${text}`),
    { says: ['number'] },
  ],
  'table-head-long': [
    'A column was added to the head of a table alone.',
    put(both(inDocument, named('head')), (value) => [...value, 'Owner']),
    { says: ['head'] },
  ],
})
