import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Refusal, readCall } from '../../src/tools/command.ts'
import { table } from '../../src/tools/table.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The npm scripts that run a program of this project. */
const own = Object.entries(scripts).filter(([, script]) => /(^|\s)(src|tests)\//.test(script))

/** Runs a script with additional arguments. */
async function run(script: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [, ...words] = script.replace(/^exec /, '').split(' ')
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...words, ...args], {
      timeout: 50_000,
      killSignal: 'SIGKILL',
    })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}

describe('every npm script of the project', () => {
  it('is found', () => expect(own.length).toBeGreaterThan(15))

  it.each(own)('npm run %s: an unknown option is refused with its usage before anything runs', async (name, script) => {
    const [, folder = 'serve/', command] = /run(?:-built)?\.js (\w+\/)?(\S+)/.exec(script) ?? []
    const entry = command ? `src/tools/${folder}${command}.ts` : script.split(' ').at(-1)
    const [out, err] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error').mockReturnValue()]
    process.argv.splice(2, Number.POSITIVE_INFINITY, '--no-such-option')
    await import(`${process.cwd()}/${entry}`)
    expect(process.exitCode).toBe(2)
    process.exitCode = undefined
    expect(out).not.toHaveBeenCalled()
    expect(err).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Unknown option '--no-such-option'\.\n/))
    expect(err).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(new RegExp(`npm (run )?${name}\\b`)))
  })

  // All of them print their usage from one place.
  it('npm run check: --help prints its usage', async () => {
    const { code, out, err } = await run(scripts.check as string, '--help')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('npm run check')
  })
})

/** Runs a script with the version number of Node 18. */
const oldNode = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })`

describe('Node 18', () => {
  it.concurrent.each(['start', 'dev', 'test'])('npm run %s prints one line and does nothing else', async (name) => {
    const script = scripts[name]?.replace('--import', `--import ${oldNode.replaceAll(' ', '%20')} --import`) ?? ''
    const { code, out, err } = await run(script)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^Node 20\.19 or newer is needed, .*\n$/)
  })

  it('is refused by all other commands, too', () => {
    const begin = 'node --import ./src/tools/node-version.js '
    const others = own.filter(([, script]) => !script.includes('src/tools/serve/run-built.js'))
    expect(others.filter(([, script]) => !script.replace('exec ', '').startsWith(begin))).toEqual([])
  })
})

describe('a bundled command', () => {
  const root = mkdtempSync(join(tmpdir(), 'command-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const put = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const hello = async () => (await run(`node ${join(root, 'src/tools/run.js')} author/hello`, 'you')).out

  it('does what its sources say now, each in its own place, and keeps three bundles', async () => {
    for (const file of ['src/tools/run.js', 'src/tools/node-version.js', 'package.json'])
      put(file, readFileSync(file, 'utf8'))
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
    put(
      'src/tools/author/hello.ts',
      `const { said } = await import('./words/said.ts'); console.log(said, process.argv[2], process.env.NODE_ENV)`,
    )
    for (const word of ['read', 'seen', 'told', 'done']) {
      put('src/tools/author/words/word', word)
      const said = `readFileSync(new URL('word', import.meta.url), 'utf8')`
      put(
        'src/tools/author/words/said.ts',
        `import { readFileSync } from 'node:fs'\nexport const said: string = ${said} + '${word}'`,
      )
      expect(await hello()).toBe(`${word}${word} you ${process.env.NODE_ENV}\n`)
    }
    expect(readdirSync(join(root, '.cache/commands/hello')).filter((name) => name !== 'newest.json')).toHaveLength(3)
  })

  it('is bundled only once', async () => {
    const before = readdirSync(join(root, '.cache/commands/hello'))
    await hello()
    expect(readdirSync(join(root, '.cache/commands/hello'))).toEqual(before)
  })
})

describe('a call', () => {
  const command = {
    help: 'npm run x -- [--most N] [names]',
    options: { most: { type: 'string' } },
    words: 'names',
  } as const

  it('takes options and arguments in any order', () => {
    expect(readCall(command, ['a', '--most', '2', 'b'])).toMatchObject({
      values: { most: '2' },
      positionals: ['a', 'b'],
    })
  })

  it.each([
    [['--mots', '2'], "Unknown option '--mots'."],
    [['--most'], "Option '--most <value>' argument missing."],
  ])('%j is refused with the help', (args, message) => {
    expect(() => readCall(command, args)).toThrow(new Refusal(`${message}\n\n${command.help}`))
  })

  it('is refused if it has arguments and the command takes none', () => {
    expect(() => readCall({ help: 'npm run y' }, ['now'])).toThrow("Unexpected word 'now'.")
  })
})

describe('a table', () => {
  it('aligns numbers to the right', () => {
    expect(
      table(
        ['route', 'KB'],
        [
          ['/a', '9.1'],
          ['/about', '10.4'],
        ],
        { figures: 'all but the first' },
      ),
    ).toBe(['route     KB', '──────  ────', '/a       9.1', '/about  10.4'].join('\n'))
  })

  it('fits a width by truncating the widest column', () => {
    const lines = table(['name', 'words'], [['one', 'as long as a sentence can be']], { width: 20 }).split('\n')
    expect(lines.at(-1)).toBe('one   as long as a …')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(20)
  })
})
