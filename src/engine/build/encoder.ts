import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { BuildError } from '../render/build-error.ts'

/** A file that is to be made of a picture. */
export interface Encoding {
  file: string
  format: 'avif' | 'jpeg'
  width: number
}

/** Finished files, by name. */
export type EncodedFiles = Record<string, Uint8Array>

/** What the process that encodes is asked for, and its answer. */
export interface Order {
  id: number
  content: Uint8Array
  encodings: Encoding[]
}
export type Answer = { id: number } & ({ files: EncodedFiles } | { error: string })

/**
 * Encodes pictures in a process of its own, which starts with the first of them: only when a process starts can it be told
 * to keep its memory in one pool. Otherwise each picture fetches its memory from the system anew, a quarter of the time.
 */
export class Encoder {
  #process: ChildProcess | undefined
  readonly #answers = new EventEmitter()
  readonly #ended = new AbortController()
  #orders = 0

  /** @throws BuildError if the picture cannot be encoded */
  async encode(file: string, content: Uint8Array, encodings: Encoding[]): Promise<EncodedFiles> {
    this.#process ??= this.#start()
    const id = this.#orders++
    this.#process.send({ id, content, encodings } satisfies Order)
    const answered = once(this.#answers, `${id}`, { signal: this.#ended.signal }) as Promise<[Answer]>
    const [answer] = await answered.catch(() => {
      throw new BuildError('Nothing is built, because the process that encodes pictures has ended.')
    })
    if ('files' in answer) return answer.files
    throw new BuildError(`Nothing is built, because pages-data/media/${file} cannot be encoded: ${answer.error}.`)
  }

  close(): void {
    if (this.#process?.connected) this.#process.disconnect()
  }

  #start(): ChildProcess {
    const program = fileURLToPath(new URL('./encoding.ts', import.meta.url))
    const env = { ...process.env, MALLOC_ARENA_MAX: '1' }
    const encoding = fork(program, { execArgv: ['--import', 'tsx'], serialization: 'advanced', env })
    encoding.on('message', (answer: Answer) => this.#answers.emit(`${answer.id}`, answer))
    for (const end of ['error', 'exit']) encoding.on(end, () => this.#ended.abort())
    return encoding
  }
}
