const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let known: Map<string, string> | undefined

/** The codes of all countries by their English name, without those that are no longer in use: DD for Germany. */
export function countries(): ReadonlyMap<string, string> {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  known ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
      .flatMap((code): [string, string][] => {
        const name = regions.of(code)
        return name ? [[name, code]] : []
      }),
  )
  return known
}
