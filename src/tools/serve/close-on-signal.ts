/** Something that can be closed. */
export interface Closable {
  close(): Promise<void>
}

/** On SIGTERM and SIGINT, ends this process after the server has finished its current requests; at once on a second signal. */
export function closeOnSignal(server: Closable): void {
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}
