/** The folder and the output of a command. */
export interface Surroundings {
  /** Folder of the site. */
  root: string
  out: (text: string) => void
  err: (text: string) => void
}

/** Those of this process. */
export const ownSurroundings = (): Surroundings => ({
  root: process.cwd(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
