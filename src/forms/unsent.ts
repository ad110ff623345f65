/** What was typed and not yet accepted by the server, with the key under which the server stores it once. */
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

/** What tells one choice of a file from another. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'lastModified'>

const place = 'unsent-submissions'

/** After this many days what was not sent is forgotten: it holds a person's data. */
const keptFor = 7 * 24 * 60 * 60 * 1000

/** Where the browser keeps nothing for us (a private window, a full disk), this page remembers. */
let remembered: Unsent[] = []
let isRefused = false

/** Submissions of this kind that were not accepted yet, oldest first; also those of earlier visits. */
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

/** Forgets a submission: it was accepted, or the visitor does not want it. */
export function forget(key: string): void {
  save(all().filter((entry) => entry.key !== key))
}

const contentOf = ({ kind, fields, file }: Pick<Unsent, 'kind' | 'fields' | 'file'>): string =>
  JSON.stringify([kind, Object.entries(fields).sort(), file && [file.name, file.size, file.lastModified]])

/** What is kept; what is too old is thrown away on the occasion. */
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

/** Entries of another version of the site, or of somebody's console, are passed over. */
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
    // Remembered above, as long as this page is open. What may still be stored is of before.
    isRefused = true
  }
}

/** randomUUID wants a secure context; the key has to work on any. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
