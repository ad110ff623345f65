import './conditions.css'

/** A way that some visitors see the site, told to the page as their browser tells it. */
interface Condition {
  title: string
  /** What media queries ask for, and what they are answered: "print" → true. */
  answers?: Record<string, boolean>
}

/** What the switch "As seen" of Storybook offers, by the name that its address has. */
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

export type ConditionName = keyof typeof conditions

/** Always true, and never. */
const [yes, no] = ['(min-width: 0px)', '(max-width: 0px)']
const [anyMedium, noMedium] = ['all', 'speech']

const written = new WeakMap<CSSMediaRule, string>()
const asked = window.matchMedia.bind(window)
let shown: Condition = conditions.usual

// Scripts ask as styles do.
window.matchMedia = (query) => asked(answered(query))

// Styles arrive with what needs them.
new MutationObserver(() => answerAll()).observe(document.head, { childList: true, subtree: true })

/** Shows everything as visitors under a condition see it. */
export function showAs(name: ConditionName): void {
  shown = conditions[name]
  const { documentElement } = document
  documentElement.dataset.condition = name
  documentElement.dir = name === 'right-to-left' ? 'rtl' : 'ltr'
  answerAll()
}

export const scriptRuns = (): boolean => shown !== conditions['no-script']

/** Shows what stands in `noscript`, which is text to a browser that runs script. */
export function showWithoutScript(part: ParentNode): void {
  for (const element of part.querySelectorAll('noscript')) element.outerHTML = element.textContent ?? ''
}

function answered(query: string): string {
  return Object.entries(shown.answers ?? {}).reduce((text, [feature, answer]) => {
    if (feature.startsWith('(')) return text.replaceAll(feature, answer ? yes : no)
    return text.replace(new RegExp(`\\b${feature}\\b`, 'g'), answer ? anyMedium : noMedium)
  }, query)
}

function answerAll(): void {
  for (const { cssRules } of document.styleSheets) answerIn(cssRules)
}

function answerIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      const wanted = answered(query)
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
    if ('cssRules' in rule) answerIn(rule.cssRules as CSSRuleList)
  }
}
