import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { DocumentMemory, Remembered } from '../../../engine/check/sound-documents.ts'
import type { Contracts } from '../../../engine/content/contracts.ts'
import { hashOf } from '../../../engine/content/hash.ts'
import { textIfThere } from '../../../engine/content/text-if-there.ts'

const name = 'sound-documents'

/**
 * What checks of a site remember for the next one.
 * @param folder of the bundle that runs: the code of a checker never changes within it, and no other finds it there
 */
export function memoryIn(folder: string, root: string, contracts: Contracts): DocumentMemory {
  const schemas = [...contracts.blocks].map(([type, { schema }]) => [type, schema])
  // What should be installed, and what is.
  const packages = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => textIfThere(join(root, file)))
  const file = join(folder, name)
  return {
    codeKey: hashOf(process.version, root, packages, contracts.version, [...contracts.schemas], schemas),
    get() {
      try {
        return deserialize(readFileSync(file)) as Remembered
      } catch {
        return undefined
      }
    },
    put(remembered) {
      try {
        const work = `${file}.${process.pid}`
        writeFileSync(work, serialize(remembered))
        renameSync(work, file)
      } catch {
        // The folder cannot be written, or is gone: the next check runs all rules.
      }
    },
  }
}
