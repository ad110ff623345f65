/** A submission that the server has not accepted yet, with the key that keeps the server from storing it twice. */
export interface Unsent {
  key: string
  kind: FormKind
  fields: Record<string, string>
  /** The chosen file; a browser does not keep the file itself. */
  file?: ChosenFile
  /** Milliseconds since 1970. */
  savedAt: number
}

export type FormKind = 'enquiry' | 'application'

/** Identifies a chosen file. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'lastModified'>

const place = 'unsent-submissions'

/** Unsent submissions are deleted after seven days, because they contain personal data. */
const keptFor = 7 * 24 * 60 * 60 * 1000

/** Used if the browser cannot store anything (private window, full disk): then only this page remembers. */
let remembered: Unsent[] = []
let isRefused = false

/** Unsent submissions of this kind, oldest first, including those of earlier visits. */
export function unsent(kind: FormKind): Unsent[] {
  return all().filter((entry) => entry.kind === kind)
}

/**
 * Keeps a submission until it is accepted. The same content gets the same key, so that it is never stored twice.
 * @param instead an earlier attempt that this one takes the place of; another tab may have sent and forgotten it
 */
export function keep(submission: Pick<Unsent, 'kind' | 'fields' | 'file'>, instead?: Unsent): Unsent {
  const earlier = instead ? [instead, ...all()] : all()
  const known = earlier.find((entry) => contentOf(entry) === contentOf(submission))
  const entry = known ?? { ...submission, key: newKey(), savedAt: Date.now() }
  save([...all().filter(({ key }) => key !== instead?.key && key !== entry.key), entry])
  return entry
}

/** Deletes a submission that was accepted or that the visitor discarded. */
export function forget(key: string): void {
  save(all().filter((entry) => entry.key !== key))
}

const contentOf = ({ kind, fields, file }: Pick<Unsent, 'kind' | 'fields' | 'file'>): string =>
  JSON.stringify([kind, Object.entries(fields).sort(), file && [file.name, file.size, file.lastModified]])

/** All unsent submissions. Deletes those that are too old. */
function all(): Unsent[] {
  const oldest = Date.now() - keptFor
  const entries = read()
  const fresh = entries.filter(({ savedAt }) => savedAt > oldest)
  if (fresh.length < entries.length) save(fresh)
  return fresh
}

function read(): Unsent[] {
  if (isRefused) return remembered
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isUnsent) : []
  } catch {
    return remembered
  }
}

/** Skips entries of another version of the site, or written from the console. */
function isUnsent(entry: Partial<Unsent> | null): entry is Unsent {
  return typeof entry?.key === 'string' && typeof entry.fields === 'object' && typeof entry.savedAt === 'number'
}

function save(entries: Unsent[]): void {
  remembered = entries
  try {
    if (entries.length) localStorage.setItem(place, JSON.stringify(entries))
    else localStorage.removeItem(place)
    isRefused = false
  } catch {
    // Remembered above while this page is open. What is still in the storage is outdated.
    isRefused = true
  }
}

/** A random key. randomUUID needs a secure context; this works everywhere. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
