/** Pending and finished requests by file, so that none is sent twice. */
const requests = new Map<string, Promise<unknown>>()

/**
 * Requests everything that a script needs in parallel. Replaces Vite's helper around each `import()`, which is five times
 * as large (engine/build/bundle.ts).
 */
export const __vitePreload = <T>(load: () => Promise<T>, files: string[] = []): Promise<T> =>
  Promise.all(files.filter((file) => !stylesAreInlined || !isStyle(file)).map(fetchFile)).then(load)

let stylesAreInlined = false

/** Runs an import whose styles are already part of the document, without fetching them as files. */
export function withoutStyles<T>(load: () => T): T {
  stylesAreInlined = true
  try {
    return load()
  } finally {
    stylesAreInlined = false
  }
}

const isStyle = (file: string) => file.endsWith('.css')

/** @returns resolves when a stylesheet has loaded; at once for scripts, because load() waits for them */
function fetchFile(file: string): Promise<unknown> {
  const request =
    requests.get(file) ??
    new Promise<unknown>((onload, reject) => {
      const onerror = () => {
        requests.delete(file)
        reject(new Error(file))
      }
      const rel = isStyle(file) ? 'stylesheet' : 'modulepreload'
      document.head.append(Object.assign(document.createElement('link'), { rel, href: `/${file}`, onload, onerror }))
      if (!isStyle(file)) onload(0)
    })
  requests.set(file, request)
  return request
}
