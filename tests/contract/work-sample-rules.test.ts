import { describe, expect, test } from 'vitest'
import type { Authored } from '../../src/contract/index.ts'
import { resolvePage } from '../../src/page/resolve.ts'
import { resolver } from './block-examples.ts'
import { banner, example, foundBy, problemsBy, problemsOf } from './block-problems.ts'

describe('rules of work samples', () => {
  test('a work sample has what its look shows, and a cell for each column', () => {
    const cells = (...of: string[]) => ({ cells: of })
    const columns = ['Case', 'Seen']
    const rows = [cells('Pay', 'Paid'), cells('Pay twice', 'Paid once'), cells('Leave', 'Left')]
    const lines = ['GET /', '200', 'ok', 'end'].map((text) => ({ text }))
    const none = { columns: undefined, rows: undefined }
    const problems = (own: object) => problemsOf(banner, example('work-sample', own))
    expect(problems({ columns, rows })).toEqual([])
    expect(problems({ look: 'listing', ...none, lines })).toEqual([])
    expect(problems({ columns, rows, lines })).toEqual([
      'blocks[1] (work-sample): "lines" is shown only with "look": "listing".',
    ])
    expect(problems({ look: 'listing', ...none })).toEqual([
      'blocks[1] (work-sample): "lines" is missing with "look": "listing".',
    ])
    expect(problems({ columns, rows: [...rows, cells('Return', 'Refunded', 'Late')] })).toEqual([
      'blocks[1] (work-sample): This row has 3 cells, and the table 2 columns.',
    ])
    expect(problems({ columns, rows: [...rows, cells('Pay', 'Refused')] })).toEqual([
      'blocks[1] (work-sample): Two rows are called "Pay".',
    ])
  })

  test('a table whose rows are all alike lacks a column, or has one too many, and is told once', () => {
    const rows = ['Pay', 'Return', 'Leave'].map((name) => ({ cells: [name, 'Yes', 'Yes'] }))
    const told = (columns: string[]) =>
      foundBy('block-rule', banner, example('work-sample', { columns, rows })).map(
        ({ message, suggestion }) => `${message} ${suggestion}`,
      )
    expect(told(['Case', 'Expected', 'Seen'])).toEqual([])
    expect(told(['Case', 'Expected'])).toEqual([
      'The table has 2 columns, and each row 3 cells. Name the column that is missing.',
    ])
    expect(told(['Case', 'Expected', 'Seen', 'By'])).toEqual([
      'The table has 4 columns, and each row 3 cells. Remove a column, or add its cell to each row.',
    ])
  })

  test.each([
    [
      { columns: undefined },
      ['Add "columns", or choose another "look". With the table: the heads of its columns. The first names the rows.'],
    ],
    [
      { look: 'listing', columns: undefined, rows: undefined },
      ['Add "lines", or choose another "look". With the listing: its lines, in order.'],
    ],
    [
      {
        look: 'letter',
        columns: undefined,
        rows: undefined,
        status: undefined,
        recipient: 'Ines',
        date: 'Friday',
        paragraphs: ['Dear Ines,'],
      },
      ['Add "team", or choose another "look". With the letter: the one who signs it.'],
    ],
  ])('what a work sample lacks is to be added: %j', (own, suggestions) => {
    const found = foundBy('missing-property', banner, example('work-sample', own))
    expect(found.map(({ suggestion }) => suggestion)).toEqual(suggestions)
  })

  test('a work sample that has all it needs is told to remove what it does not show', () => {
    const lines = ['get', '  200', '  404', 'end'].map((text) => ({ text }))
    const found = foundBy('not-shown', banner, example('work-sample', { lines }))
    expect(found.map(({ suggestion }) => suggestion)).toEqual(['Remove it, or give the block "look": "listing".'])
  })

  const none = { columns: undefined, rows: undefined, status: undefined, total: undefined }
  const said = (...people: string[]) => people.map((who, at) => ({ time: `2${at}:00`, who, description: `At ${at}.` }))
  const entries = said('Ines', 'Paul, night shift', 'Ines')
  const marked = entries.map((entry) => ({ ...entry, mark: 'open' }))
  const team = { collection: 'team', only: ['pooja-deshmukh'] }
  const letter = { look: 'letter', recipient: 'Ines', date: 'Friday', team, paragraphs: ['Dear Ines,'] }
  const passages = [{ before: 'An hour.', after: 'Two hours.' }, { after: 'Then sleep.' }]
  test.each<[right: object, wrong: object, message: string]>([
    [letter, { ...letter, status: 'Sent' }, '"status" is not shown with "look": "letter".'],
    [
      letter,
      { ...letter, team: { collection: 'team' } },
      '"team" shows all entries; exactly one fits with "look": "letter".',
    ],
    [
      { ...letter, paragraphs: ['Dear **Ines**,'] },
      { ...letter, paragraphs: ['Dear **Ines**,'], items: ['One.', '**Two**.'] },
      'A second place of the letter is strong.',
    ],
    [{ ...letter, side: 'below' }, { ...letter, side: 'start' }, 'A letter is never before its heading.'],
    [
      { look: 'timeline', entries },
      { look: 'timeline', entries, items: ['One', 'Two'] },
      '"items" is shown only with "look": "letter".',
    ],
    [
      { look: 'timeline', entries },
      { look: 'timeline', entries: marked.slice(0, 2).concat(entries.slice(2) as never) },
      'A second moment is marked.',
    ],
    [
      { look: 'timeline', entries },
      { look: 'timeline', entries: [{ ...entries[0], ours: true }, ...entries.slice(1)] },
      '"ours" is not shown with "look": "timeline".',
    ],
    [
      { look: 'thread', entries, total: 'Done.' },
      { look: 'thread', entries },
      '"total" is missing with "look": "thread".',
    ],
    [
      { look: 'thread', entries, total: 'Done.' },
      { look: 'thread', entries: [...entries.slice(1), { ...entries[0], who: undefined }], total: 'Done.' },
      '"who" is missing with "look": "thread".',
    ],
    [
      { look: 'thread', entries, total: 'Done.' },
      { look: 'thread', entries: said('Ines', 'Ines', 'Ines'), total: 'Done.' },
      'Nobody but "Ines" says anything in this thread.',
    ],
    [
      { look: 'thread', entries: said('Guest, room 4', 'Ines', 'Guest, room 7'), total: 'Done.' },
      { look: 'thread', entries: said('Paul, night shift', 'Ines', 'Paul'), total: 'Done.' },
      '"Paul" was called "Paul, night shift" before.',
    ],
    [
      { look: 'thread', entries: entries.map((entry, at) => ({ ...entry, ours: at !== 1 })), total: 'Done.' },
      { look: 'thread', entries: entries.map((entry, at) => ({ ...entry, ours: at === 0 })), total: 'Done.' },
      '"Ines" is one of ours in another remark, and not in this one.',
    ],
    [
      { look: 'thread', entries: entries.map((entry) => ({ ...entry, ours: false })), total: 'Done.' },
      { look: 'thread', entries: entries.map((entry) => ({ ...entry, ours: true })), total: 'Done.' },
      'Every remark of this thread is marked as ours.',
    ],
    [{ look: 'draft', passages }, { look: 'draft', passages: [passages[1], { after: 'So.' }] }, 'Nothing is changed'],
    [
      { look: 'draft', passages },
      { look: 'draft', passages: [...passages, { before: 'So  be it.', after: 'So be it.' }] },
      '"before" and "after" are alike.',
    ],
  ])('a work sample accepts %j, not %j', (right, wrong, message) => {
    expect(problemsOf(banner, example('work-sample', { ...none, ...right }))).toEqual([])
    expect(problemsOf(banner, example('work-sample', { ...none, ...wrong }))).toEqual([
      expect.stringContaining(message),
    ])
  })

  test.each<[rule: string, own: object, suggestions: string[]]>([
    [
      'wrong-type',
      { ...letter, team: 'pooja-deshmukh' },
      ['Write { "collection": "team", "only": ["pooja-deshmukh"] }.'],
    ],
    [
      'unknown-property',
      { look: 'timeline', entries: entries.map(({ who, ...entry }) => ({ ...entry, person: who })) },
      Array(3).fill('Did you mean "who"?'),
    ],
    [
      'unknown-property',
      { look: 'draft', passages: [{ old: 'An hour.', new: 'Two hours.' }, passages[1]] },
      ['Did you mean "before"?', 'Did you mean "after"?'],
    ],
    // A capital is a change, and what is not changed is told by the block alone.
    ['repeated-words', { look: 'draft', passages: [{ before: 'an hour.', after: 'An hour.' }, passages[1]] }, []],
    [
      'repeated-words',
      { look: 'draft', passages: [{ after: 'An hour.', description: 'An hour.' }, passages[0]] },
      ['Write the "description".'],
    ],
  ])('a work sample is told by the rule %s: %j', (rule, own, suggestions) => {
    const found = foundBy(rule, banner, example('work-sample', { ...none, ...own }))
    expect(found.map(({ suggestion }) => suggestion)).toEqual(suggestions)
  })

  test('a cell without anything is told what to write', () => {
    const cells = (...of: string[]) => ({ cells: of })
    const rows = [cells('Pay', ''), cells('Return', '–'), cells('Leave', '–')]
    const found = foundBy('wrong-size', banner, example('work-sample', { columns: ['Case', 'Seen'], rows }))
    expect(found.map(({ suggestion }) => suggestion)).toEqual([
      'Write it. Plain text on one line; "–" if the cell stays empty.',
    ])
  })

  test.each([
    ['\t\tpost:', 'The line is indented with a tab.', 'Write "    post:".'],
    ['  \u00a0post:', 'The line is indented with a no-break space (U+00A0).', 'Write "   post:".'],
    ['  post: ', 'The line ends with a space.', 'Write "  post:".'],
    ['a:\n  b:', '"text" is one line, and this text has a line break.', 'Write each line as an entry of its own.'],
  ])('the indent of a line of code is kept in what is proposed: %j', (text, message, suggestion) => {
    const lines = [{ text }, { text: '  get:' }, { text: '    200' }, { text: 'end' }]
    const listing = { look: 'listing', columns: undefined, rows: undefined, lines }
    const found = foundBy('wrong-form', banner, example('work-sample', listing))
    expect(found).toMatchObject([{ message, suggestion }])
  })

  test('braces are no tokens in code, and are elsewhere', () => {
    const lines = ['get /orders/{id}:', '200: {}', 'ok', 'end'].map((text) => ({ text }))
    const listing = { look: 'listing', columns: undefined, rows: undefined, lines }
    expect(problemsBy('unknown-token', banner, example('work-sample', listing))).toEqual([])
    expect(problemsBy('unknown-token', banner, example('work-sample', { ...listing, total: 'Of {id}.' }))).toEqual([
      'blocks[1] (work-sample): There is no token {id}.',
    ])
  })

  test('a token of the company is replaced beside code, and stays as it is in code', () => {
    const lines = ['get /people/{email}:', '  200', '  404', 'end'].map((text) => ({
      text,
      description: 'Of {email}.',
    }))
    const listing = { look: 'listing', columns: undefined, rows: undefined, lines }
    const page = { path: '/about', blocks: [example('work-sample', listing)] } as Authored.Page
    const [block] = resolvePage(page, resolver).blocks as unknown as [{ lines: typeof lines }]
    expect(block.lines[0]).toEqual({ text: 'get /people/{email}:', description: `Of ${resolver.tokens.get('email')}.` })
  })
})
