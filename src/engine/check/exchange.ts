import { valueAt } from '../content/value-at.ts'
import type { Mention } from './facts.ts'
import type { Finding } from './rule.ts'

/** The name of a text beside this one, in the same object, that would do in its place. */
export function besideThatFits({ doc, path }: Mention, fits: (text: string) => boolean): string | undefined {
  const texts = typeof path.at(-1) === 'string' ? Object.entries(valueAt(doc.data, path.slice(0, -1)) as object) : []
  return texts.find(([name, text]) => name !== path.at(-1) && typeof text === 'string' && fits(text))?.[0]
}

/** The words for two values of an object that were swapped. */
export const exchange = (one: string, other: string): Finding => ({
  message: `"${one}" and "${other}" stand in each other's place.`,
  suggestion: `Exchange "${one}" and "${other}".`,
})
