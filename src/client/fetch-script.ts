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

/**
 * Fetches a script or adds a style sheet, once more if it does not arrive. Scripts are imported, from the browser's cache, only
 * when all are here: a document does not ask again for a script that it failed to import or preload.
 */
export function fetchFile(file: string): Promise<unknown> {
  const request =
    requests.get(file) ??
    fetchOnce(file)
      .catch(() => new Promise((resolve) => setTimeout(resolve, 500)).then(() => fetchOnce(file)))
      .catch(() => {
        requests.delete(file)
        throw new Error(file)
      })
  requests.set(file, request)
  return request
}

const fetchOnce = (file: string): Promise<unknown> =>
  isStyle(file)
    ? new Promise((onload, onerror) => {
        const link = document.createElement('link')
        document.head.append(Object.assign(link, { rel: 'stylesheet', href: `/${file}`, onload, onerror }))
      })
    : fetch(`/${file}`).then((answer) => (answer.ok ? answer.blob() : Promise.reject()))
