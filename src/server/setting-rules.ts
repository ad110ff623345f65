/** Reads one variable: its value, or what is expected instead, in words. */
export type ReadRule<T> = (text: string) => { value: T } | { wanted: string }

/** The variable's value; `standard` if it is unset, empty or wrong. A mistake goes to `faults`, with what is expected instead. */
export function readVariable<T>(
  env: Record<string, string | undefined>,
  faults: string[],
  name: string,
  standard: T,
  rule: ReadRule<T>,
): T {
  const text = env[name]?.trim()
  if (!text) return standard
  const result = rule(text)
  if ('value' in result) return result.value
  // A URL may contain a password, so it is never printed.
  const given = name.endsWith('_URL') ? 'is not usable' : `is "${text.slice(0, 60)}"`
  faults.push(`${name} ${given}. It must be ${result.wanted}`)
  return standard
}

export const wholeNumber =
  (least: number, most: number): ReadRule<number> =>
  (text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= least && value <= most
      ? { value }
      : { wanted: `a whole number from ${least} to ${most}` }
  }

/** An address with one of the given schemes. `example` shows the shape. */
export const urlOf =
  (example: string, ...schemes: string[]): ReadRule<string | undefined> =>
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const named = url?.hostname || url?.searchParams.has('host')
    return named && schemes.includes(url?.protocol.slice(0, -1) ?? '') ? { value: text } : { wanted: `like ${example}` }
  }

/** A comma-separated list of origins, e.g. `https://www.example.com`. */
export const originList: ReadRule<string[]> = (text) => {
  const origins = text.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
  const usable = origins.every(
    (origin) => /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin,
  )
  return usable ? { value: origins } : { wanted: 'origins with commas between them, e.g. https://www.example.com' }
}

/** `hello@example.com` or `Website <hello@example.com>`. */
export const isMailbox = (text: string): boolean =>
  /^([^<>@]*<)?[^\s@<>,]+@[^\s@<>,]+>?$/.test(text) && text.includes('<') === text.includes('>')
