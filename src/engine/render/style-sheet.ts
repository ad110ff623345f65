import { type Container, parse } from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'

/** Built styles of a few components, from which a page takes those that it can use. */
export class StyleSheet {
  /** The styles kept for each set of classes that a page had. */
  readonly #kept = new Map<string, string>()
  readonly #classes: string[]

  constructor(readonly text: string) {
    this.#classes = [...new Set(Array.from(text.matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name as string))]
  }

  /** The styles without the rules that need a class which is not there. */
  keep(there: Set<string>): string {
    const has = new Set(this.#classes.filter((name) => there.has(name)))
    const key = [...has].join()
    const kept = this.#kept.get(key) ?? withoutUnused(this.text, has)
    this.#kept.set(key, kept)
    return kept
  }
}

function withoutUnused(text: string, there: Set<string>): string {
  const sheet = parse(text)
  dropUnused(sheet, there)
  return sheet.toString()
}

function dropUnused(part: Container, there: Set<string>): void {
  part.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    if (node.type === 'rule') {
      const { nodes } = selectorParser().astSync(node.selector)
      const kept = nodes.filter((selector) => mayMatch(selector, there))
      if (kept.length < nodes.length) node.selector = kept.join()
      if (!kept.length) return void node.remove()
    }
    dropUnused(node, there)
    if (!node.nodes.length) node.remove()
  })
}

/** Whether an element can match while only these classes are there. What `:not()` and `:has()` name is not looked at. */
const mayMatch = (selector: Selector, there: Set<string>): boolean =>
  selector.nodes.every((node) => {
    if (node.type === 'class') return there.has(node.value)
    if (node.type !== 'pseudo' || !/^:(is|where)$/.test(node.value)) return true
    return node.nodes.some((each) => mayMatch(each, there))
  })
