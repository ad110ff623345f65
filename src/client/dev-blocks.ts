import { withoutOrigins } from '../page/origin.ts'

/** The dev server writes a comment before each block; everything up to the next comment belongs to that block. */
export function blockStarts(): Comment[] {
  const main = document.getElementById('main')
  return [...(main?.childNodes ?? [])].filter(
    (node): node is Comment => node instanceof Comment && /^block /.test(node.data),
  )
}

/**
 * Replaces the HTML of the header or footer, which the dev server writes between two comments.
 * @returns false if a text there is being edited in place
 */
export function replaceChrome(part: 'header' | 'footer', html: string): boolean {
  const comments = [...document.body.childNodes].filter((node) => node instanceof Comment)
  const [start, end] = [part, `/${part}`].map((name) => comments.find(({ data }) => data === name))
  if (!start || !end) return true
  const typing = document.activeElement
  if (typing instanceof HTMLElement && typing.isContentEditable && blockOf(typing) < 0) return false
  while (start.nextSibling && start.nextSibling !== end) start.nextSibling.remove()
  start.after(document.createRange().createContextualFragment(html))
  return true
}

/** The index of the block that an element is in; -1 outside blocks. */
export function blockOf(element: Element): number {
  if (!element.closest('#main')) return -1
  return blockStarts().findLastIndex(
    (start) => start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}

/**
 * Changes the texts and attributes of a block that differ, if nothing else does: no picture loads again, and what the
 * visitor opened or moved stays as it is.
 * @param start the comment before the block
 * @param before its HTML as it was shown
 * @returns false if nothing was changed, because more differs, or because scripts have changed those places of the page
 */
export function mendBlock(start: Comment, before: string, after: string): boolean {
  const [old, next] = [before, after].map((html) => new DOMParser().parseFromString(html, 'text/html').body)
  // React would not hear of what changes in its islands.
  if (!old || !next || next.querySelector('ns-island')) return false
  const live: ChildNode[] = []
  for (let node = start.nextSibling; node && !(node instanceof Comment); node = node.nextSibling) live.push(node)
  const changes = changesOf([...old.childNodes], [...next.childNodes], live)
  for (const change of changes ?? []) change()
  return changes !== undefined
}

/** What is to be done so that nodes become others; undefined if they differ in structure. */
function changesOf(old: ChildNode[], next: ChildNode[], live: ChildNode[]): (() => void)[] | undefined {
  if (old.length !== next.length) return undefined
  const changes: (() => void)[] = []
  for (const [index, before] of old.entries()) {
    const found = changesOfNode(before, next[index] as ChildNode, live[index])
    if (!found) return undefined
    changes.push(...found)
  }
  return changes
}

function changesOfNode(old: ChildNode, next: ChildNode, live: ChildNode | undefined): (() => void)[] | undefined {
  if (old.isEqualNode(next)) return []
  if (old instanceof Text && next instanceof Text && live instanceof Text) {
    const changes = changesOfWords(old.data, next.data, live.data, (words) => {
      live.data = words
    })
    const remember = () => void (rendered.has(live) && rendered.set(live, withoutOrigins(next.data)))
    return changes && [...changes, remember]
  }
  if (!(old instanceof Element && next instanceof Element && live instanceof Element)) return undefined
  const names = next.getAttributeNames()
  if (old.localName !== next.localName || live.localName !== next.localName) return undefined
  if (names.join() !== old.getAttributeNames().join()) return undefined
  const changes = changesOf([...old.childNodes], [...next.childNodes], [...live.childNodes])
  for (const name of names) {
    const [from, to] = [old, next].map((element) => element.getAttribute(name) ?? '')
    const found = changesOfWords(from ?? '', to ?? '', live.getAttribute(name), (words) =>
      live.setAttribute(name, words),
    )
    if (!found) return undefined
    changes?.push(...found)
  }
  return changes
}

/** Versions of a text that the studio shows before the server has rendered them, the latest last. */
const lettersAhead: string[] = []
/** The texts of the page that had such letters, each with the words that the server rendered last. */
const rendered = new Map<Text, string>()

/** Shows a text before the server has rendered it. @param was what stood there, perhaps ahead of the server, too */
export function showAhead(nodes: Text[], was: string, text: string): void {
  if (lettersAhead.at(-1) !== was) lettersAhead.splice(0)
  lettersAhead.push(text)
  for (const node of nodes) {
    if (!rendered.has(node)) rendered.set(node, was)
    node.data = text
  }
}

/** Shows the words that the server rendered last: it may never render what was ahead, if that was taken back at once. */
export function forgetAhead(): void {
  lettersAhead.splice(0)
  for (const [node, words] of rendered) if (node.data !== words) node.data = words
  rendered.clear()
}

/** @param live what stands on the page: the old words, or letters that are ahead of the server */
function changesOfWords(old: string, next: string, live: string | null, put: (words: string) => void) {
  if (old === next) return []
  const [shown, wanted] = [withoutOrigins(live ?? ''), withoutOrigins(next)]
  const isAhead = lettersAhead.at(-1) === shown
  if (shown !== withoutOrigins(old) && shown !== wanted && !isAhead) return undefined
  if (isAhead && lettersAhead.includes(wanted)) return shown === wanted ? [() => lettersAhead.splice(0)] : []
  // A text that is being edited in place keeps its cursor.
  return shown === wanted && withoutOrigins(old) !== wanted ? [] : [() => put(next)]
}
