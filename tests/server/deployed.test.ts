import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { deployedFolder, operate, run, start } from './deployed.ts'
import { enquiry } from './samples.ts'
import { temporaryFolder } from './set-up.ts'

test(
  'a folder that was built elsewhere: npm ci --omit=dev && npm run serve, without anything that builds',
  { timeout: 180_000 },
  async () => {
    const folder = await deployedFolder(false)
    const installed = await run(folder, ['npm', 'ci', '--omit=dev', '--prefer-offline'])
    expect(installed.output).not.toMatch(/error/i)
    for (const name of ['tsx', 'esbuild', 'vite', 'react', 'typescript', 'sharp'])
      expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false)
    const megabytes = Number(
      execFileSync('du', ['-sm', join(folder, 'node_modules')], { encoding: 'utf8' }).split('\t')[0],
    )
    expect(megabytes).toBeLessThan(30)

    const env = { PORT: '0', DATA_DIR: await temporaryFolder() }
    const server = start(folder, ['npm', 'run', 'serve'], env)
    await expect.poll(() => server.collected.output, { timeout: 60_000 }).toContain('The site is at http')
    const url = /http:\/\/[\d.:]+/.exec(server.collected.output)?.[0] ?? ''
    expect(await (await fetch(url)).text()).toContain('<title>first</title>')
    const answer = await fetch(url + callPaths.enquiry, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
    expect(answer.status).toBe(200)

    // npm passes the signal on; the port is free again.
    server.child.kill('SIGTERM')
    await server.end
    await expect(fetch(url)).rejects.toThrow()

    const listed = await run(folder, ['npm', 'run', 'inbox'], env)
    expect(listed.output).toContain(enquiry.Name)
  },
)

test('without a build the command says how to make one', async () => {
  const folder = await deployedFolder()
  rmSync(join(folder, 'dist-server'), { recursive: true })
  expect(await operate(folder, {}, 'serve')).toEqual({
    code: 1,
    output: 'This folder is not built yet. Build it first: npm run build\n',
  })
})
