import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { expect, test, vi } from 'vitest'
import { deployedFolder, operate, start } from './deployed.ts'
import { temporaryFolder } from './set-up.ts'
import { keptIds, visit } from './visits.ts'

vi.setConfig({ testTimeout: 120_000 })

const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Visitors who connect anew for each request, until they are stopped; `left` is the number of those who got neither answer nor error. */
function connecting(url: string) {
  const counts = { answered: 0, left: 0 }
  let stopped = false
  const request = () =>
    new Promise<void>((resolve) => {
      const asked = get(url, { agent: false }, (response) => {
        counts.answered += 1
        response.resume().on('close', resolve)
      })
      asked
        .on('error', () => resolve())
        .setTimeout(5_000, () => {
          counts.left += 1
          asked.destroy()
        })
    })
  const visitor = async () => {
    while (!stopped) await request()
  }
  const all = Promise.all(Array.from({ length: 40 }, visitor))
  return {
    counts,
    stop: async () => {
      stopped = true
      await all
      return counts.left
    },
  }
}

test('SERVERS=3: one port; one is killed under load and comes back; no answered submission is lost, and all are counted', async () => {
  const folder = await deployedFolder()
  const dataDir = await temporaryFolder()
  const env = { PORT: '0', METRICS_PORT: '0', SERVERS: '3', RATE_LIMIT: '0', DATA_DIR: dataDir }
  const server = start(folder, [process.execPath, 'dist-server/serve.js'], env)
  await vi.waitUntil(() => server.collected.output.includes('The site is at'), { timeout: 60_000 })
  const [metrics = '', url = ''] = server.collected.output.match(/http:\/\/[\d.:]+(\/metrics)?/g) ?? []
  const before = childrenOf(server.child.pid)
  expect(before).toHaveLength(3)

  const { answered, stop } = visit(url)
  await vi.waitUntil(() => answered.size > 30, { timeout: 60_000 })
  process.kill(before[0] ?? 0, 'SIGKILL')
  // The others go on meanwhile.
  const atKill = answered.size
  await vi.waitUntil(() => answered.size > atKill + 20, { timeout: 60_000 })
  await vi.waitUntil(() => childrenOf(server.child.pid).length === 3, { timeout: 60_000 })
  expect(childrenOf(server.child.pid)).not.toContain(before[0])
  await stop()

  const counted = Number(/submissions_total\{outcome="kept"\} (\d+)/.exec(await (await fetch(metrics)).text())?.[1])
  expect(counted).toBeGreaterThan(answered.size - atKill)

  for (const _ of Array(4)) {
    const [first = 0] = childrenOf(server.child.pid)
    const visitors = connecting(`${url}/healthz`)
    await vi.waitUntil(() => visitors.counts.answered > 200, { timeout: 60_000 })
    process.kill(first, 'SIGKILL')
    await vi.waitUntil(() => !childrenOf(server.child.pid).includes(first))
    expect(await visitors.stop()).toBe(0)
    await vi.waitUntil(() => childrenOf(server.child.pid).length === 3, { timeout: 60_000 })
  }

  server.child.kill('SIGTERM')
  expect((await server.end).code).toBe(0)
  await expect(fetch(url)).rejects.toThrow()
  expect(await keptIds({ dataDir })).toEqual(expect.arrayContaining([...answered.values()]))
})

test('servers that cannot start say why, once, and end', async () => {
  const folder = await deployedFolder()
  const env = { SERVERS: '2', HOST: '203.0.113.1', DATA_DIR: await temporaryFolder() }
  const { code, output } = await operate(folder, env, 'serve')
  expect(code).toBe(1)
  expect(output).toMatch(/^These settings cannot be used:\n {2}- HOST 203\.0\.113\.1, PORT 4173 cannot be used.*\n$/)
})
