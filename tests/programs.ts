import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { findBrowser, withWindows } from './browser.ts'

/** A program that tests need and Node does not bring. */
export interface Program {
  name: string
  /** Debian's package of it. */
  package: string
  isThere(): boolean
}

const answers = (command: string, versionFlag: string) => () => !spawnSync(command, [versionFlag]).error

const isBrowserThere = (names?: string[]) => () => {
  try {
    return !!findBrowser(process.env, names)
  } catch {
    return false
  }
}

const postgresFolder = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, those of the newest version; undefined where there are none. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder) : []
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => `${postgresFolder}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`))
}

/** All of them; tests name the one they need. */
export const programs = {
  // Tests take half the time in a browser that has no window to draw around a page.
  shell: { name: "Chromium's headless shell", package: 'chromium-headless-shell', isThere: isBrowserThere() },
  browser: { name: 'Chromium with windows', package: 'chromium', isThere: isBrowserThere(withWindows) },
  postgres: { name: 'PostgreSQL', package: 'postgresql', isThere: () => postgresPrograms() !== undefined },
  java: { name: 'Java', package: 'default-jre-headless', isThere: answers('java', '-version') },
  nginx: { name: 'nginx', package: 'nginx-light', isThere: answers('nginx', '-v') },
} satisfies Record<string, Program>

/** How to get a program. */
export const howToGet = ({ name, package: debian }: Program) =>
  `${name} is missing. Debian or Ubuntu: apt-get install ${debian}.`

/**
 * Leaves a test out where its program is missing, and says how to get it. In CI, which installs all of them, it fails.
 * @param leaveOut ends the test as one that was left out
 */
export function need(program: Program, leaveOut: (why: string) => void): void {
  if (program.isThere()) return
  if (process.env.CI) throw new Error(howToGet(program))
  leaveOut(howToGet(program))
}

/**
 * Installs what is missing: root on Debian all of it, others Playwright's own browser.
 * @returns what is missing still
 */
export function provide(): Program[] {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // A bare PATH may lack the folders that apt installs to, and those of what it calls.
  if (isDebianRoot) process.env.PATH = `${process.env.PATH}:/usr/sbin:/usr/bin:/sbin:/bin`
  const missing = () => Object.values<Program>(programs).filter((program) => !program.isThere())
  const wanted = new Set(missing().map((program) => program.package))
  // Any browser would do; but where apt is at hand, no suite takes twice the time.
  if (isDebianRoot && !isBrowserThere(['chromium-headless-shell'])()) wanted.add(programs.shell.package)
  if (!wanted.size) return []
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  if (isDebianRoot) {
    console.log(`Installing ${[...wanted].join(', ')}`)
    if (run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...wanted)
  } else if (!programs.shell.isThere()) {
    console.log("Installing Playwright's own browser")
    run('npx', 'playwright', 'install', 'chromium')
  }
  return missing()
}
