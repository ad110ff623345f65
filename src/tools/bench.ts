import { benchBuild } from './bench/build.ts'
import { benchCheck } from './bench/check.ts'
import { benchDev } from './bench/dev.ts'
import { benchNavigation } from './bench/navigation.ts'
import { benchServer } from './bench/server.ts'

/** `npm run bench`: how quick the project is at what it does; `-- check` names one of the measurements,
 * `-- check 400` gives its size (pages, rounds or seconds; for build, sizes). */
const benches: Record<string, (sizes?: number[]) => Promise<void>> = {
  navigation: benchNavigation,
  dev: benchDev,
  check: benchCheck,
  server: benchServer,
  build: benchBuild,
}

const [wanted, ...numbers] = process.argv.slice(2)
const unknown = wanted && !benches[wanted]
if (unknown) {
  console.error(`There is no measurement "${wanted}". There are: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  for (const [name, bench] of Object.entries(benches))
    if (!wanted || wanted === name) await bench(numbers.length ? numbers.map(Number) : undefined)
}
