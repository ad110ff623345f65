import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataFile, dataNote } from '../../src/page/routes.ts'

/** The file in a built folder with the data of a page, whether islands take it or not. */
export const dataIn = (dist: string, path: string): string =>
  join(dist, existsSync(join(dist, dataNote(path))) ? dataNote(path) : dataFile(path))
