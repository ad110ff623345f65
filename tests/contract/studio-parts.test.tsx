// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SiteInfo } from '../../src/studio/api.ts'
import { documentAt, openDocument } from '../../src/studio/documents.ts'
import { NumberField } from '../../src/studio/form/ChoiceFields.tsx'
import { Combobox } from '../../src/studio/form/Combobox.tsx'
import { type Form, FormContext } from '../../src/studio/form/context.ts'
import { Help } from '../../src/studio/form/Help.tsx'
import { Grip } from '../../src/studio/form/ListField.tsx'
import { BeforeAfter } from '../../src/studio/panels/BeforeAfter.tsx'
import { NewPage } from '../../src/studio/panels/NewPage.tsx'
import { PageList } from '../../src/studio/panels/PageList.tsx'
import { set, useText } from '../../src/studio/store.ts'
import { dataOf } from '../../src/studio/text/patch.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
Element.prototype.scrollIntoView = () => {}

let end = () => {}
afterEach(() => end())

/** Shows a part of the studio. */
function shown(part: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(part))
  end = () => {
    act(() => root.unmount())
    place.remove()
  }
  return place
}

test('names between backticks in a description are code', () => {
  expect(renderToStaticMarkup(<Help text="A card with `to` is a link." />)).toBe(
    '<p class="help">A card with <code>to</code> is a link.</p>',
  )
})

test('a new page has nothing before it', () => {
  expect(renderToStaticMarkup(<BeforeAfter path="/new" />)).toMatch(/New page.*<iframe[^>]* src="\/new"/)
  expect(renderToStaticMarkup(<BeforeAfter path="/about" commit="HEAD" />)).toMatch(
    /Before.*Now.*<iframe[^>]* src="\/about\?_past=HEAD"/,
  )
})

test('a finger that goes from the dots of an entry to another moves it there', () => {
  const moved = vi.fn()
  const list = shown(
    <ol>
      {['a', 'b', 'c'].map((name, index) => (
        <li key={name}>
          <Grip index={index} move={moved} />
          {name}
        </li>
      ))}
    </ol>,
  )
  const entries = [...list.querySelectorAll('li')]
  const dots = entries[0]?.querySelector('.grip') as HTMLElement
  const held = new Set<number>()
  Object.assign(dots, {
    setPointerCapture: (id: number) => held.add(id),
    hasPointerCapture: (id: number) => held.has(id),
  })
  const at = (type: string, below: Element | undefined) => {
    document.elementFromPoint = () => below ?? null
    act(() => void dots.dispatchEvent(new MouseEvent(type, { bubbles: true })))
  }
  at('pointermove', entries[1])
  expect(list.querySelector('.over')).toBeNull()
  at('pointerdown', entries[0])
  at('pointermove', entries[2])
  expect(list.querySelector('.over')).toBe(entries[2])
  at('pointerup', entries[2])
  expect(moved).toHaveBeenCalledExactlyOnceWith(0, 2)
  expect(list.querySelector('.over')).toBeNull()
})

describe('the list of pages', () => {
  const finding = { line: 1, column: 1, rule: 'any', suggestion: 'Remove it.' }

  test('counts the mistakes of each page, and names those of files without a form', () => {
    const page = { path: '/about', file: 'pages-data/about.json', title: 'About', draft: true, anchors: [] }
    const list = shown(<PageList />)
    act(() =>
      set({
        info: {} as SiteInfo,
        site: {
          pages: [page],
          others: ['pages-data/site/company.json'],
          changed: [page.file],
          problems: [
            { ...finding, file: page.file, severity: 'error', message: 'Too long.' },
            { ...finding, file: page.file, severity: 'warning', message: 'Short.' },
            { ...finding, file: 'pages-data/media/old.jpg', severity: 'warning', message: 'Nothing uses this.' },
          ],
        },
      }),
    )
    const [about, company] = [...list.querySelectorAll('.files button')]
    expect(about?.textContent).toBe('/aboutdraft changed since the last commit1 mistake1 warning')
    expect(company?.textContent).toBe('Company')
    expect(list.querySelector(':scope > h2:last-of-type')?.textContent).toBe('Other files')
    expect(list.querySelector(':scope > ul:last-of-type')?.textContent).toBe(
      'media/old.jpg: Nothing uses this. Remove it.',
    )
  })
})

test('a new page is made like the first page of the site until another model is chosen', () => {
  const page = (path: string, draft: boolean) => ({ path, file: '', title: path, draft, anchors: [] })
  set({
    site: { pages: [page('/draft', true), page('/about', false), page('/team', false)], others: [], problems: [] },
  })
  HTMLDialogElement.prototype.showModal = () => {}
  const part = shown(<NewPage />)
  act(() => part.querySelector('button')?.click())
  const model = part.querySelector('select') as HTMLSelectElement
  expect([...model.options].map(({ value }) => value)).toEqual(['/about', '/team'])
  expect(model.value).toBe('/about')
  expect(part.querySelector('iframe')?.getAttribute('src')).toBe('/about')
})

const offers = Array.from({ length: 1000 }, (_, index) => [`/page-${index}`, `Page ${index}`] as const)

function PageField({ onChosen }: { onChosen: (path: string) => void }) {
  const [value, setValue] = useState('/page-7')
  const onChoose = (path: string) => {
    onChosen(path)
    setValue(path)
  }
  return <Combobox id="page" label="Page" {...{ value, offers, onChoose }} />
}

function Numbers({ file, required }: { file: string; required: boolean }) {
  const text = useText(file) ?? ''
  const data = dataOf(text) as { count?: number }
  const form = { file, text, data, findings: [] as Form['findings'] } as Form
  const contract = { schema: {}, base: '', names: [] }
  return (
    <FormContext value={form}>
      <NumberField {...{ contract, path: ['count'], value: data.count, required, order: ['count'] }} />
    </FormContext>
  )
}

describe('a number', () => {
  async function open(required: boolean) {
    const file = `pages-data/${required ? 'required' : 'optional'}.json`
    vi.stubGlobal('fetch', async () => Response.json({ text: '{ "count": 12 }', version: '1', saved: true }))
    await openDocument(file)
    const place = shown(<Numbers file={file} required={required} />)
    const input = place.querySelector('input') as HTMLInputElement
    const write = (words: string, badInput = false) =>
      act(() => {
        Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true })
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
    const said = () => place.querySelector('[role=alert]')?.textContent
    const text = () => documentAt(file)?.text
    return { input, write, said, text }
  }

  test('cleared, one that may be missing is removed, but not while another is typed', async () => {
    const { write, said, text } = await open(false)
    write('', true)
    expect(text()).toBe('{ "count": 12 }')
    expect(said()).toBe('Write a number. The page says 12 until then.')
    write('-3')
    expect(text()).toBe('{ "count": -3 }')
    expect(said()).toBeUndefined()
    write('')
    expect(text()).toBe('{}')
    expect(said()).toBeUndefined()
  })

  test('cleared, one that is required stays, and the editor is told', async () => {
    const { input, write, said, text } = await open(true)
    write('')
    expect(text()).toBe('{ "count": 12 }')
    expect(input.value).toBe('')
    expect(said()).toBe('Write a number. The page says 12 until then.')
    write('0')
    expect(text()).toBe('{ "count": 0 }')
    expect(said()).toBeUndefined()
  })
})

describe('a field that finds one of many', () => {
  function open() {
    const chosen = vi.fn()
    const place = shown(<PageField onChosen={chosen} />)
    const input = place.querySelector('input') as HTMLInputElement
    const press = (key: string) =>
      act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    const write = (words: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
    const options = () => [...place.querySelectorAll('[role=option]:not([aria-disabled])')]
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    return { input, press, write, options, active, place, chosen }
  }

  test('of a thousand it shows some, and those that match what is typed', () => {
    const { input, press, write, options, active, place, chosen } = open()
    expect(input.value).toBe('/page-7')
    expect(options()).toEqual([])
    press('ArrowDown')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(options()).toHaveLength(40)
    expect(place.textContent).toContain('960 more')
    write('page-99')
    expect(options()).toHaveLength(11)
    press('ArrowDown')
    expect(active()?.textContent).toBe('/page-990 Page 990')
    expect(active()?.getAttribute('aria-selected')).toBe('true')
    press('Enter')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('/page-990')
    expect(input.value).toBe('/page-990')
    expect(options()).toEqual([])
  })

  test('Escape and leaving it keep what was chosen', () => {
    const { input, press, write, chosen } = open()
    write('page-1')
    press('Escape')
    expect(input.value).toBe('/page-7')
    write('nowhere')
    press('Enter')
    expect(input.value).toBe('/page-7')
    write('page-1')
    act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(input.value).toBe('/page-7')
    expect(chosen).not.toHaveBeenCalled()
  })

  test('a press chooses', () => {
    const { input, write, options } = open()
    write('page-12')
    act(() => (options()[0] as HTMLElement).click())
    expect(input.value).toBe('/page-12')
  })
})
