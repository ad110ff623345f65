import printStyles from '../../src/styles/print.css?inline'
import './conditions.css'

/** A way in which some visitors see the site, emulated by the answers to media queries. */
interface Condition {
  title: string
  /** Media features and whether they match: "print" → true. */
  answers?: Record<string, boolean>
}

/** The choices of the switch "As seen" in Storybook's toolbar. */
export const conditions = {
  usual: { title: 'As usual' },
  print: { title: 'On paper', answers: { print: true, screen: false } },
  'forced-colours': { title: 'Forced colours', answers: { '(forced-colors: active)': true } },
  'reduced-motion': {
    title: 'Reduced motion',
    answers: { '(prefers-reduced-motion: reduce)': true, '(prefers-reduced-motion: no-preference)': false },
  },
  'large-text': { title: 'Text at 200 %' },
  'no-script': { title: 'Without JavaScript', answers: { '(scripting: none)': true, '(scripting: enabled)': false } },
  'right-to-left': { title: 'Right to left' },
} satisfies Record<string, Condition>

/** The name of a condition, as in the address. */
export type ConditionName = keyof typeof conditions

const [always, never] = ['(min-width: 0px)', '(max-width: 0px)']
const [anyMedium, noMedium] = ['all', 'speech']

const originalQueries = new WeakMap<CSSMediaRule, string>()
const matchMedia = window.matchMedia.bind(window)
let current: Condition = conditions.usual

window.matchMedia = (query) => matchMedia(emulated(query))

// In the built site they are a file of their own, which only printers load.
const paper = document.head.appendChild(document.createElement('style'))
paper.textContent = printStyles

// Styles can be added at any time.
new MutationObserver(() => emulateAll()).observe(document.head, { childList: true, subtree: true })

/** Shows everything as visitors under a condition see it. */
export function showAs(name: ConditionName): void {
  current = conditions[name]
  paper.media = name === 'print' ? 'all' : 'print'
  const { documentElement } = document
  documentElement.dataset.condition = name
  documentElement.dir = name === 'right-to-left' ? 'rtl' : 'ltr'
  emulateAll()
}

/** Whether the condition allows script. */
export const scriptRuns = (): boolean => current !== conditions['no-script']

/** Shows the content of `noscript`, which is only text in a browser that runs script. */
export function showWithoutScript(part: ParentNode): void {
  for (const element of part.querySelectorAll('noscript')) element.outerHTML = element.textContent ?? ''
}

function emulated(query: string): string {
  return Object.entries(current.answers ?? {}).reduce((text, [feature, answer]) => {
    if (feature.startsWith('(')) return text.replaceAll(feature, answer ? always : never)
    return text.replace(new RegExp(`\\b${feature}\\b`, 'g'), answer ? anyMedium : noMedium)
  }, query)
}

function emulateAll(): void {
  for (const { cssRules } of document.styleSheets) emulateIn(cssRules)
}

function emulateIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = originalQueries.get(rule) ?? rule.media.mediaText
      originalQueries.set(rule, query)
      const wanted = emulated(query)
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
    if ('cssRules' in rule) emulateIn(rule.cssRules as CSSRuleList)
  }
}
