import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from './set-up.ts'

// Takes its time to end, as a server with requests in hand does.
const program = `
process.on('SIGTERM', () => setTimeout(() => { console.log('ended well'); process.exit(0) }, 500))
setInterval(() => {}, 1000)
console.log('pid ' + process.pid)
`

test.each([
  ['start', 'src/tools/run.js'],
  ['serve', 'src/tools/serve/run-built.js'],
])('npm run %s hands SIGTERM on to the server, and waits for it', async (script, file) => {
  const folder = await temporaryFolder()
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  cpSync('.npmrc', join(folder, '.npmrc'))
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  cpSync('src/tools/node-version.js', join(folder, 'src/tools/node-version.js'))
  writeFileSync(join(folder, file), program)
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const npm = spawn('npm', ['run', script], { cwd: folder, env: { PATH: process.env.PATH, HOME: process.env.HOME } })
  onTestFinished(() => {
    npm.kill('SIGKILL')
  })
  let output = ''
  npm.stdout.on('data', (bytes) => {
    output += bytes
  })
  await expect.poll(() => output).toMatch(/pid \d+/)
  const pid = /pid (\d+)/.exec(output)?.[1] ?? ''
  const ended = once(npm, 'close')
  npm.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(output).toContain('ended well')
  expect(() => execFileSync('kill', ['-0', pid], { stdio: 'ignore' })).toThrow()
})
