import { Refusal, runCommand } from '../../src/tools/command.ts'

/** The measurements, each loaded when it is wanted. */
const benches: Record<string, () => Promise<(sizes?: number[]) => Promise<void>>> = {
  navigation: async () => (await import('./bench/navigation.ts')).benchNavigation,
  dev: async () => (await import('./bench/dev.ts')).benchDev,
  studio: async () => (await import('./bench/studio.ts')).benchStudio,
  check: async () => (await import('./bench/check.ts')).benchCheck,
  server: async () => (await import('./bench/server.ts')).benchServer,
  build: async () => (await import('./bench/build.ts')).benchBuild,
}

const help = `npm run bench -- [measurement [sizes]]

Measures speed: ${Object.keys(benches).join(', ')}; all of them by default.
A size is a number of pages, rounds or seconds; studio and build take several.`

/** `npm run bench`. */
await runCommand({ help, words: 'measurement' }, async ({ positionals: [wanted, ...sizes] }) => {
  if (wanted && !benches[wanted]) throw new Refusal(`There is no measurement "${wanted}".\n\n${help}`)
  for (const [name, load] of Object.entries(benches))
    if (!wanted || wanted === name) await (await load())(sizes.length ? sizes.map(Number) : undefined)
})
