/** A custom property as the stylesheet writes it. */
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

/** Custom properties of src/styles/tokens.css whose names begin so, in their order there. */
export function tokens(start: string): Token[] {
  const found = new Map<string, string>()
  for (const { selectorText, style } of allRules()) {
    if (selectorText !== ':root') continue
    for (const name of style) if (name.startsWith(start)) found.set(name, style.getPropertyValue(name).trim())
  }
  return [...found].map(([name, value]) => ({ name, value }))
}

/** The grounds that a section can stand on. */
export function tones(): string[] {
  const named = allRules().flatMap(({ selectorText }) => [...selectorText.matchAll(/\[data-tone="?(\w+)"?\]/g)])
  return [...new Set(named.map(([, tone]) => tone as string))]
}
