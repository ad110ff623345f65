import { heaviestFirst, type Part, total, type Weight } from './weight.ts'

/** Which budgets a route passes over, in words that name what weighs most. */
export function overBudget(weight: Weight): string[] {
  const { path, budgets, blocks, scripts, fonts, picturesAboveFold, carousel } = weight
  const over: string[] = []
  const compare = (what: string, value: number, budget: number, because: string) => {
    if (value > budget) over.push(`${path}: ${what} ${value}, budget ${budget} (${because})`)
  }
  const script = carousel ? budgets.scriptWithCarousel : budgets.script
  compare('HTML + CSS', weight.document, budgets.document, `heaviest blocks: ${names(blocks)}`)
  compare('JavaScript', total(scripts), script, `heaviest: ${names(scripts)}`)
  compare('fonts', total(fonts), budgets.fonts, `heaviest: ${names(fonts)}`)
  compare('font files', fonts.length, budgets.fontFiles, names(fonts))
  compare(
    'pictures above the fold',
    total(picturesAboveFold),
    budgets.pictures,
    `heaviest: ${names(picturesAboveFold)}`,
  )
  compare('page for the app', weight.fragment, budgets.fragment, `heaviest blocks: ${names(blocks)}`)
  compare('layout shift', weight.layoutShift, budgets.layoutShift, `moved: ${weight.moved.join(', ')}`)
  compare('layout shift by late fonts', weight.fontShift, budgets.fontShift, `moved: ${weight.moved.join(', ')}`)
  for (const request of weight.foreign) over.push(`${path}: asks another host for ${request}`)
  return over
}

const names = (parts: Part[]): string =>
  heaviestFirst(parts)
    .slice(0, 3)
    .map(({ name, bytes }) => `${name} ${bytes}`)
    .join(', ')
