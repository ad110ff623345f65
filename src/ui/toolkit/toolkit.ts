import { modal } from './modal.ts'
import { popover } from './popover.ts'
import { scrollSpy } from './scroll-spy.ts'
import { tabs } from './tabs.ts'
import { toast } from './toast.ts'
import { tooltip } from './tooltip.ts'

/**
 * The widgets of the toolkit (spec 4, 8): each takes finished markup, adds what the browser lacks until `signal` aborts,
 * and returns its methods.
 */
const widgets = { modal, offcanvas: modal, toast, tooltip, popover, tabs, 'scroll-spy': scrollSpy }

type Widgets = typeof widgets

/** The name of a widget. */
export type WidgetName = keyof Widgets

type Methods<W extends WidgetName> = ReturnType<Widgets[W]> & { dispose: () => void }

/** Calls a widget's methods by name. */
export interface Controller<W extends WidgetName = WidgetName> {
  /** @throws TypeError 'No method named "x"' (spec 8) */
  call<N extends keyof Methods<W> & string>(
    name: N,
    ...args: Methods<W>[N] extends (...args: infer A) => unknown ? A : never
  ): void
}

const controllers = new WeakMap<Element, Controller>()

/** The controller of an element, created on first use (spec 4): `toolkit(dialog, 'modal').call('show')`. */
export function toolkit<W extends WidgetName>(element: HTMLElement, widget: W): Controller<W> {
  const existing = controllers.get(element)
  if (existing) return existing as Controller<W>
  const end = new AbortController()
  const attach = widgets[widget] as (element: HTMLElement, signal: AbortSignal) => Record<string, unknown>
  const methods: Record<string, unknown> = {
    ...attach(element, end.signal),
    dispose() {
      end.abort()
      controllers.delete(element)
    },
  }
  const controller = {
    call(name: string, ...args: unknown[]) {
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined
      if (typeof method !== 'function') throw new TypeError(`No method named "${name}"`)
      method(...args)
    },
  }
  controllers.set(element, controller)
  return controller
}

/** A `ref` callback that makes the element a widget as long as it is mounted. */
export function asWidget(widget: WidgetName) {
  return (element: HTMLElement | null) => {
    if (!element) return
    const controller = toolkit(element, widget)
    return () => controller.call('dispose')
  }
}
