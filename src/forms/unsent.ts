import { leftSending } from '../page/left-sending.ts'
import { markUnderWay } from './under-way.ts'

/** A submission that the server has not accepted yet; the key keeps the server from storing it twice. */
export interface Unsent {
  key: string
  kind: FormKind
  fields: Record<string, string>
  /** Describes the chosen file, which itself cannot be stored. */
  file?: ChosenFile
  /** Milliseconds since 1970. */
  savedAt: number
}

/** The two forms of the site. */
export type FormKind = 'enquiry' | 'application'

/** Identifies a chosen file. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'lastModified'>

const storageKey = 'unsent-submissions'

/** Unsent submissions contain personal data, so they are deleted after seven days (in ms). */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** Used if the browser cannot store anything (private window, full disk). */
let inMemory: Unsent[] = []
let storageFailed = false

/** Unsent submissions of this kind, oldest first, including those of earlier visits (spec 8). */
export function unsent(kind: FormKind): Unsent[] {
  return all().filter((entry) => entry.kind === kind)
}

/**
 * Stores a submission until it is accepted. The same content gets the same key, so that the server stores it once.
 * @param replaced an earlier attempt that this one replaces; another tab may have sent and deleted it
 */
export function keep(submission: Pick<Unsent, 'kind' | 'fields' | 'file'>, replaced?: Unsent): Unsent {
  const earlier = replaced ? [replaced, ...all()] : all()
  const same = earlier.find((entry) => contentOf(entry) === contentOf(submission))
  const entry = same ?? { ...submission, key: newKey(), savedAt: Date.now() }
  save([...all().filter(({ key }) => key !== replaced?.key && key !== entry.key), entry])
  return entry
}

/** Deletes a submission that was accepted or that the visitor discarded. */
export function forget(key: string): void {
  save(all().filter((entry) => entry.key !== key))
}

/**
 * Sends a submission, and deletes it once the server has it. Meanwhile no form offers it. If the visitor follows a link,
 * the next page of this tab finishes it (finish-sending.ts).
 */
export async function deliver(key: string, send: () => Promise<void>): Promise<void> {
  const note = () => {
    try {
      sessionStorage.setItem(leftSending, key)
    } catch {
      // The form still offers it.
    }
  }
  addEventListener('pagehide', note)
  const end = markUnderWay(key)
  try {
    await send()
    forget(key)
    // A form of this page may offer it already, as if another tab had sent it.
    dispatchEvent(new Event('storage'))
  } finally {
    end()
    // Later, because leaving ends the call, which may be reported before this listener has its turn.
    setTimeout(() => removeEventListener('pagehide', note))
  }
}

/** The submission that was being sent when this tab left its last page; undefined if the server has it. */
export function takeLeft(): Unsent | undefined {
  const left = sessionStorage.getItem(leftSending)
  sessionStorage.removeItem(leftSending)
  return all().find(({ key }) => key === left)
}

const contentOf = ({ kind, fields, file }: Pick<Unsent, 'kind' | 'fields' | 'file'>): string =>
  JSON.stringify([kind, Object.entries(fields).sort(), file && [file.name, file.size, file.lastModified]])

/** All unsent submissions; deletes those that are too old. */
function all(): Unsent[] {
  const oldest = Date.now() - maxAge
  const entries = read()
  const fresh = entries.filter(({ savedAt }) => savedAt > oldest)
  if (fresh.length < entries.length) save(fresh)
  return fresh
}

function read(): Unsent[] {
  if (storageFailed) return inMemory
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isUnsent) : []
  } catch {
    return inMemory
  }
}

/** Guards against entries of another version of the site, or written by hand. */
function isUnsent(entry: Partial<Unsent> | null): entry is Unsent {
  return typeof entry?.key === 'string' && typeof entry.fields === 'object' && typeof entry.savedAt === 'number'
}

function save(entries: Unsent[]): void {
  inMemory = entries
  try {
    if (entries.length) localStorage.setItem(storageKey, JSON.stringify(entries))
    else localStorage.removeItem(storageKey)
    storageFailed = false
  } catch {
    // What is in the storage is outdated now: use the copy in memory.
    storageFailed = true
  }
}

/** A random key. Unlike randomUUID, this works without a secure context. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
