/** A map that keeps as many values as were used last. */
export class LastUsed<T> {
  readonly #values = new Map<string, T>()

  /** @param most number of values that are kept */
  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    return this.#values.get(key)
  }

  /** Keeps a value, as the one that was used last. */
  set(key: string, value: T): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.most && oldest !== undefined) this.#values.delete(oldest)
  }
}
