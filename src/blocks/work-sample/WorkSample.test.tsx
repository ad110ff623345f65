// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockProps } from '../../contract/index.ts'
import { changes } from './changes.ts'
import Draft from './look/draft.tsx'
import Letter from './look/letter.tsx'
import Listing from './look/listing.tsx'
import Thread from './look/thread.tsx'
import Timeline from './look/timeline.tsx'
import WorkSample from './WorkSample.tsx'

const props: BlockProps<'work-sample'> = {
  type: 'work-sample',
  ...{ title: 'The sheet', name: 'Run 3', status: '1 open', caption: 'Invented.', total: 'Nearly there.' },
  ...{ level: 2, eager: false, page: { path: '/x', breadcrumb: [] } },
}

function drawn(element: React.ReactElement): Element {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(element)
  return page
}

const isAligned = ({ className }: Element) => className.includes('number')

describe('work sample as a table', () => {
  const page = drawn(
    <WorkSample
      {...props}
      columns={['Table', 'Old', 'New', 'Asked']}
      rows={[
        { cells: ['2006', '–', '₹1,200', '3 people'], mark: 'good' },
        { cells: ['2007', '12', '–4', 'nobody'], mark: 'fault' },
        { cells: ['2008', '9', '£0', '–'] },
      ]}
    />,
  )

  it('aligns the columns in which every cell is a number or stays empty, never the first', () => {
    const aligned = [...page.querySelectorAll('thead th')].filter(isAligned)
    expect(aligned.map(({ textContent }) => textContent)).toEqual(['Old', 'New'])
    for (const row of page.querySelectorAll('tbody tr'))
      expect([...row.children].map(isAligned)).toEqual([false, true, true, false])
  })

  it.each([
    ['losses, sums and shares', ['−12', '(1,204)', '+3%'], true],
    ['currencies, with a space', ['€ 900', '₹1,20,400.50', '1 234,50 €'], true],
    ['units and dates', ['84 ms', '3 of 4', '2026-03-31'], true],
    ['cells that stay empty', ['12', '-', '—'], true],
    ['sentences that begin with a number', ['1 payment, however often it is pressed', '2', '3'], false],
    ['nothing at all', ['–', '–', '–'], false],
  ])('of numbers: %s', (_, cells, aligned) => {
    const rows = cells.map((cell, at) => ({ cells: [`Row ${at}`, cell] }))
    const [, head] = drawn(<WorkSample {...props} columns={['Row', 'Seen']} rows={rows} />).querySelectorAll('thead th')
    expect(head && isAligned(head)).toBe(aligned)
  })

  it('gives long cells more space on phones, whatever they hold', () => {
    const long = [...page.querySelectorAll('thead th')].filter(({ className }) => className.includes('long'))
    expect(long.map(({ textContent }) => textContent)).toEqual(['Asked'])
  })

  it('names its rows and columns, and says on each cell what its column is called', () => {
    expect(page.querySelector('caption')?.textContent).toBe('Run 31 open')
    expect([...page.querySelectorAll('th[scope="row"]')].map((head) => head.lastChild?.textContent)).toEqual([
      '2006',
      '2007',
      '2008',
    ])
    const labels = [...page.querySelectorAll<HTMLElement>('tbody tr:first-child td')].map((cell) => cell.dataset.label)
    expect(labels).toEqual(['Old', 'New', 'Asked'])
  })

  it('tells a mark in words as well', () => {
    const heads = [...page.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
    expect(heads).toEqual(['In order: 2006', 'Fault: 2007', '2008'])
  })
})

describe('work sample as a listing', () => {
  it('keeps the spaces of a line, and reads its remark before it', () => {
    const lines = [{ text: '  on: [429,  503]', description: 'Busy or down.', mark: 'open' as const }]
    const page = drawn(<Listing {...props} look="listing" lines={lines} />)
    expect(page.querySelector('code')?.textContent).toBe('  on: [429,  503]')
    expect(page.querySelector('li')?.textContent).toBe('Open: Busy or down.  on: [429,  503]')
  })
})

describe('work sample with notes', () => {
  it('says them between its introduction and the piece', () => {
    const notes = [{ title: 'What follows', description: 'A call.' }]
    const page = drawn(<Listing {...props} look="listing" lines={[{ text: 'on: 1' }]} notes={notes} />)
    expect(page.querySelector('h2 ~ dl')?.textContent).toBe('What followsA call.')
    expect(page.querySelector('dl')?.parentElement?.nextElementSibling?.tagName).toBe('FIGURE')
  })
})

describe('work sample as a letter', () => {
  it('begins with who writes to whom, and ends with a name and a role', () => {
    const team = [{ id: 'a', name: 'Asha Rao', profile: 'Analyst', image: { src: '/asha.svg' } as never }]
    const words = { recipient: 'Ines', date: 'Friday', paragraphs: [['Dear Ines,']], items: [['One.'], ['Two.']] }
    const page = drawn(<Letter {...props} look="letter" team={team} {...words} />)
    const parts = [...page.querySelectorAll('figure :is(dd, b, p, li)')].map(({ textContent }) => textContent)
    const body = ['Run 3', 'Dear Ines,', 'One.', 'Two.', 'Nearly there.']
    expect(parts).toEqual(['Asha Rao', 'Ines', 'Friday', ...body, 'Asha RaoAnalyst'])
    expect(page.querySelector('div:has(> dl) > img')?.getAttribute('src')).toBe('/asha.svg')
  })
})

describe('work sample with entries', () => {
  const entry = (who: string, mark?: 'fault') => ({ time: '21:57', who, description: `${who} saw it.`, mark })

  it('of a timeline: when, what and who, and what is marked in words as well', () => {
    const page = drawn(<Timeline {...props} look="timeline" entries={[entry('Asha'), entry('Ines', 'fault')]} />)
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '21:57Asha saw it.Asha',
      '21:57Fault: Ines saw it.Ines',
    ])
  })

  it('of a thread: who began is on one side, all others on the other, and the decision ends it', () => {
    const entries = ['Asha', 'Ines', 'Asha', 'Paul'].map((who, at) => ({ ...entry(who), time: `${at}` }))
    const page = drawn(<Thread {...props} look="thread" entries={entries} />)
    const sides = [...page.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset.side)
    expect(sides).toEqual([undefined, 'end', undefined, 'end'])
    expect(page.querySelector('ol + p')?.textContent).toBe('Nearly there.')
  })

  it('of a thread: our people are on one side, whoever began', () => {
    const entries = ['Asha', 'Paul', 'Ines'].map((who) => ({ ...entry(who), ours: who !== 'Paul' }))
    const page = drawn(<Thread {...props} look="thread" entries={entries} />)
    const sides = [...page.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset.side)
    expect(sides).toEqual(['end', undefined, 'end'])
  })
})

describe('work sample as a draft', () => {
  it.each([
    ['Allow one hour.', 'Allow two hours.', 'Allow[ one hour| two hours].'],
    ['All types of bicycle.', 'All types of bicycle, in two days.', 'All types of bicycle[|, in two days].'],
    ['Puncture £12, brakes £38.', 'Puncture £14, brakes £38.', 'Puncture[ £12| £14], brakes £38.'],
    ['Home', 'Repairs in Leeds', '[Home|Repairs in Leeds]'],
    ['Ask Mr Wenzel. Then go.', 'Then go.', '[Ask Mr Wenzel.|] Then go.'],
    ['1,200 of 1,300', '1,250 of 1,300', '[1,200|1,250] of 1,300'],
    ['Ask. Then go.', 'Ask.', 'Ask.[ Then go.|]'],
    ['Go, then ask.', 'Go then ask.', 'Go[,|] then ask.'],
    ['then Go', 'Then go', '[then Go|Then go]'],
  ])('strikes and inserts as few words as it can: %s', (before, after, runs) => {
    const told = changes(before, after).map((run) => ('same' in run ? run.same : `[${run.del}|${run.ins}]`))
    expect(told.join('')).toBe(runs)
  })

  it('keeps a space between what went, what came and what stayed, and none before a comma', () => {
    const passages = [
      { before: 'Size and length. Then ask.', after: 'Size, length.' },
      { before: 'Ask. Go, Ines.', after: 'Go Ines!' },
      // In the studio, texts end in characters that do not show, and differ.
      { before: 'It costs £12. Ask.\u200b', after: 'It costs £14, not more.\u200c' },
      { after: 'By five.', description: 'Stays.' },
    ]
    const page = drawn(<Draft {...props} look="draft" passages={passages} />)
    expect([...page.querySelectorAll('figure p')].map(({ innerHTML }) => innerHTML.replace(/<\/?span>/g, ''))).toEqual([
      'Size<ins>,</ins> <del>and</del> length. <del>Then ask.</del>',
      '<del>Ask.</del> Go<del>,</del> Ines<del>.</del><ins>!</ins>',
      'It costs <del>£12. Ask</del> <ins>£14, not more</ins>.\u200c',
      'By five.',
    ])
    expect(page.querySelector('small')?.textContent).toBe('Stays.')
  })
})
