import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { blockElement } from '../blocks/element.ts'
import { islands } from '../blocks/islands.ts'
import { blockProps, idPrefix } from '../page/block-props.ts'
import { islandOf } from '../page/island.ts'
import { withoutSlash } from '../page/routes.ts'
import { Boundary } from './Boundary.ts'
import { withoutStyles } from './fetch-script.ts'
import { isReload } from './is-reload.ts'
import { fetchPage } from './page-data.ts'

/** What visitors press, choose or write in. */
const controls = 'a, button, summary, label, form, input, select, textarea'

/** `<ns-island>`: a block that is hydrated (its HTML: page/island.ts), and unmounted when it is removed. */
export class IslandElement extends HTMLElement {
  #root: Root | undefined
  #hasFailed = false
  /** Parts of controls of the finished HTML, each with its control; and controls that were replaced, with those now in their place. */
  #heirs = new Map<Element, Element | undefined>()
  /** The button that the pointer has given the focus, until its press is replayed: no script may have been there to hear of it. */
  #pressed?: Element

  /** Hydrates the block. If its component fails, restores its finished HTML. */
  async wake(): Promise<void> {
    const { type, prefix, props: own } = islandOf(this)
    const [block, props] = await Promise.all([
      withoutStyles(() => islands[type as keyof typeof islands].load()),
      own ?? this.#fetchProps(type, prefix),
      putBackTyped(),
    ])
    // A copy in an inert document, where pictures do not load and elements do not start. Trusted Types forbid innerHTML.
    const finished = new Document().importNode(this, true)
    const { firstElementChild } = this
    const before = this.#controls()
    for (const control of before) for (const part of control.querySelectorAll('*')) this.#heirs.set(part, control)
    const chosen = before.flatMap(choiceIn)
    const focused = document.activeElement
    this.#pressed = before.find((control) => control.matches('button:focus:not(:focus-visible, :active)'))
    // Early clicks must be replayed after the hydration, which is only scheduled and may take several tasks.
    await new Promise<void>((resolve) => {
      const end = (awake: '' | 'failed') => {
        this.setAttribute('awake', awake)
        // If a translation or an extension has changed the HTML, it was rendered anew.
        if (this.firstElementChild !== firstElementChild) this.#inherit(before, focused)
        resolve()
      }
      const onFailed = () => {
        const wasAwake = this.hasAttribute('awake')
        this.#end()
        this.replaceChildren(...finished.childNodes)
        end('failed')
        // What the visitor has just pressed is gone.
        if (wasAwake && document.activeElement === document.body) this.#focusNotice()
        // A script that was fetched later may be missing after a deployment.
        import('./recover.ts').then(({ recover }) => recover()).catch(console.warn)
      }
      const content = blockElement(block.default as ComponentType<object>, props, prefix)
      const watched = createElement(Hydrated, { onHydrated: () => end('') }, content)
      const fail = () => {
        this.#hasFailed = true
        // A root cannot be unmounted while it renders.
        setTimeout(onFailed)
      }
      this.#render(createElement(Boundary, { onFailed: fail }, watched))
    })
    for (const choice of chosen) this.replay(...choice)
    // Presses that were heard are replayed before.
    setTimeout(() => this.#pressed && this.replay(this.#pressed, 'click', ''))
  }

  /** Hydrates the finished HTML. If it was changed, renders it anew: Preact would keep the attributes of what it finds. */
  #render(content: ReactNode): void {
    const finished = this.querySelectorAll('*')
    this.#root = hydrateRoot(this, content, { onRecoverableError: console.warn })
    const hydrated = this.querySelectorAll('*')
    if (this.#hasFailed) return
    if (hydrated.length === finished.length && [...hydrated].every((element, index) => element === finished[index]))
      return
    this.#end()
    this.replaceChildren()
    this.#root = createRoot(this)
    this.#root.render(content)
  }

  /**
   * Does again what the visitor did before the island was awake.
   * @param target of the event, or what stood in its place in the finished HTML
   * @param value chosen in a list
   */
  replay(target: Element, type: string, value: string): void {
    if (type === 'click' && this.#pressed?.contains(target)) this.#pressed = undefined
    let control: Element | undefined = target
    while (control && !control.isConnected) control = this.#heirs.get(control)
    if (!control) return
    // The block may have set a list from the address. A text may have grown since, and stays as it is.
    if (control instanceof HTMLSelectElement) control.value = value
    // One that is chosen already would not tell.
    if (type === 'click' && control instanceof HTMLInputElement && control.type === 'radio') control.checked = false
    if (type === 'submit') (control as HTMLFormElement).requestSubmit()
    // An icon in a button has no click().
    else control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }

  /** Hands over what was typed in the finished HTML, and the focus, to what has taken their place. */
  #inherit(before: Element[], focused: Element | null): void {
    const after = this.#controls()
    for (const control of before) {
      const alike = (other: Element) => signOf(other) === signOf(control)
      const heir = after.filter(alike)[before.filter(alike).indexOf(control)]
      this.#heirs.set(control, heir)
      if (isField(control) && isField(heir) && control.value !== control.defaultValue) heir.value = control.value
    }
    const heir = focused && this.#heirs.get(focused)
    if (heir && document.activeElement === document.body) (heir as HTMLElement).focus({ preventScroll: true })
  }

  /** Moves the focus to the notice about what has not loaded, if the island has one. */
  #focusNotice(): void {
    const notice = this.querySelector<HTMLElement>('[role=alert]')
    if (notice) notice.tabIndex = -1
    notice?.focus()
  }

  #controls(): Element[] {
    return [...this.querySelectorAll(controls)]
  }

  /** The props of the block whose ids have this prefix, from the page's data file. */
  async #fetchProps(type: string, prefix: string): Promise<object> {
    const page = await fetchPage(withoutSlash(location.pathname))
    // With other data, other HTML would take the place of this, and everything typed into it would be lost.
    if (page.version !== this.getAttribute('data') && (await isReloading())) return new Promise(() => {})
    const at = page.blocks.findIndex((block, index) => block.type === type && idPrefix(index) === prefix)
    if (at < 0) throw new Error(`${type} is not in the data of this page.`)
    return blockProps(page, at)
  }

  disconnectedCallback(): void {
    // A root cannot be unmounted while it renders, which it may be doing for the page that replaces this one.
    setTimeout(() => this.isConnected || this.#end())
  }

  #end(): void {
    this.#root?.unmount()
    this.#root = undefined
  }
}

const isField = (element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** What controls of the same kind have in common. Not ids and generated names, which differ in a new rendering. */
const signOf = (control: Element): string =>
  [control.localName, control.getAttribute('type'), control.getAttribute('href')].join(' ')

/** What was chosen in a control before any script could hear of it, as `replay` takes it. */
function choiceIn(control: Element): [control: Element, type: string, value: string][] {
  if (control instanceof HTMLSelectElement) {
    const [shown] = control.selectedOptions
    const isChosen = shown && !shown.defaultSelected && control.querySelector('[selected]')
    return isChosen ? [[control, 'change', control.value]] : []
  }
  const isChosen = control instanceof HTMLInputElement && control.type === 'radio' && control.checked
  return isChosen && !control.defaultChecked ? [[control, 'click', control.value]] : []
}

/** Calls back when its content is hydrated and shows what the address says, which takes Preact another task. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }): ReactNode {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => void setTimeout(onHydrated), [])
  return children
}

/** Reloads the page if it was deployed again. @returns whether it does */
const isReloading = (): Promise<boolean> => import('./recover.ts').then(({ recover }) => recover()).catch(() => false)

/** Restores text typed before `recover` reloaded the document. */
async function putBackTyped(): Promise<void> {
  if (isReload()) await import('./recover.ts').then(({ putBack }) => putBack()).catch(console.warn)
}

customElements.define('ns-island', IslandElement)
