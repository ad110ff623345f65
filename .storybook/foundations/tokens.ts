/** A custom property of the stylesheet. */
export interface Token {
  name: string
  value: string
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    else if (rule instanceof CSSLayerBlockRule) yield* styleRules(rule.cssRules)
  }
}

const allRules = (): CSSStyleRule[] => [...document.styleSheets].flatMap((sheet) => [...styleRules(sheet.cssRules)])

/** Custom properties of src/styles/tokens.css whose names start with `start`, in the order of the file. */
export function tokens(start: string): Token[] {
  const found = new Map<string, string>()
  for (const { selectorText, style } of allRules()) {
    if (selectorText !== ':root') continue
    for (const name of style) if (name.startsWith(start)) found.set(name, style.getPropertyValue(name).trim())
  }
  return [...found].map(([name, value]) => ({ name, value }))
}

/** The tones that a section can have. */
export function tones(): string[] {
  const named = allRules().flatMap(({ selectorText }) => [...selectorText.matchAll(/\[data-tone="?(\w+)"?\]/g)])
  return [...new Set(named.map(([, tone]) => tone as string))]
}
