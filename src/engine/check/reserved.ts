/** First segments of paths that are reserved for the server or the build. */
const own = new Set(['api', 'assets', 'data', 'documents', 'fonts', 'healthz', 'media', 'metrics', 'readyz', 'index'])

/** File names that Windows reserves: editors may work there. */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/

/** Why no page, and no redirect except from /home, can have a path; undefined if it can. */
export function reservedPath(path: string): string | undefined {
  if (path === '/home') return 'home.json is the page /'
  const segments = path.split('/').filter(Boolean)
  if (own.has(segments[0] ?? '')) return `/${segments[0]} is answered by the server itself`
  const name = segments.find((segment) => device.test(segment))
  return name && `no file can be named ${name} on Windows`
}
