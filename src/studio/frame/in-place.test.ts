// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { editInPlace } from './in-place.ts'
import { setOrigin } from './origins.ts'

const origin = 'pages-data/a.json#/blocks/0/title'

/** Shows HTML in which the text `words` has an origin, and edits that text. */
function edited(html: string, words: string) {
  document.body.innerHTML = html
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() && (walker.currentNode as Text).data !== words);
  const text = walker.currentNode as Text
  setOrigin(text, origin)
  editInPlace(text, origin)
  const element = text.parentElement as HTMLElement
  return {
    text,
    element,
    leave: () => element.dispatchEvent(new FocusEvent('blur')),
  }
}

describe('a text that is edited where it stands', () => {
  test('alone in its element: the element is edited', () => {
    const post = vi.spyOn(window, 'postMessage').mockImplementation(() => {})
    const { element, leave } = edited('<h2>Old</h2>', 'Old')
    expect([element.localName, element.contentEditable]).toEqual(['h2', 'plaintext-only'])
    element.textContent = 'New\n words'
    element.dispatchEvent(new Event('input'))
    expect(post.mock.calls[0]?.[0]).toEqual({ studio: 'typed', text: 'New words' })
    leave()
    expect(document.body.innerHTML).toBe('<h2>New\n words</h2>')
  })

  test('beside other elements: a span holds it as long as it is edited', () => {
    const { text, element, leave } = edited('<p><strong>We</strong> build</p>', ' build')
    expect([element.localName, element.contentEditable]).toEqual(['span', 'plaintext-only'])
    text.data = ' write'
    leave()
    expect(document.body.innerHTML).toBe('<p><strong>We</strong> write</p>')
  })

  test('its keys reach nothing else on the page, and Space presses no button around it', () => {
    const { element } = edited('<button>Old</button>', 'Old')
    const heard = vi.fn()
    document.body.addEventListener('keydown', heard)
    const key = (type: string) => new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true })
    const [down, up] = [key('keydown'), key('keyup')]
    element.dispatchEvent(down)
    element.dispatchEvent(up)
    expect(heard).not.toHaveBeenCalled()
    expect([down.defaultPrevented, up.defaultPrevented]).toEqual([false, true])
    document.body.removeEventListener('keydown', heard)
  })
})
