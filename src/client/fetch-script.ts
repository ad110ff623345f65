/** Requests by file, so that none is made twice. */
const asked = new Map<string, Promise<unknown>>()

/** Replaces Vite's helper around each `import()` (engine/build/bundle.ts), which is five times as large: requests everything that a script needs at once. */
export const __vitePreload = <T>(load: () => Promise<T>, files: string[] = []): Promise<T> =>
  Promise.all(files.filter((file) => !stylesAreHere || !isStyle(file)).map(fetchFile)).then(load)

let stylesAreHere = false

/** Calls what imports a script whose styles are part of the document, so that they are not fetched as files, too. */
export function withoutStyles<T>(load: () => T): T {
  stylesAreHere = true
  try {
    return load()
  } finally {
    stylesAreHere = false
  }
}

const isStyle = (file: string) => file.endsWith('.css')

/** @returns a promise that settles when styles have loaded; at once for a script, for which load() waits */
function fetchFile(file: string): Promise<unknown> {
  const known =
    asked.get(file) ??
    new Promise<unknown>((onload, reject) => {
      const onerror = () => {
        asked.delete(file)
        reject(new Error(file))
      }
      const rel = isStyle(file) ? 'stylesheet' : 'modulepreload'
      document.head.append(Object.assign(document.createElement('link'), { rel, href: `/${file}`, onload, onerror }))
      if (!isStyle(file)) onload(0)
    })
  asked.set(file, known)
  return known
}
