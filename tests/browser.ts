import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Browsers as visitors have them. */
export const withWindows = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe']
/** The shell has no window to draw around a page: tests take half the time in it. */
const names = ['chromium-headless-shell', ...withWindows]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser to test with: CHROMIUM_PATH, else a system Chromium or Chrome, else Playwright's own.
 * @param wanted names of programs, those to be preferred first
 * @throws Error that says how to get one
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, wanted = names): string {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)))
  const found = [env.CHROMIUM_PATH, ...onPath, ...places, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  )
  if (found) return found
  throw new Error(
    'The browser tests need a Chromium or Chrome, and there is none.\n' +
      'Debian or Ubuntu: apt-get install chromium-headless-shell (or chromium). Elsewhere: npx playwright install chromium, or install Chrome.\n' +
      'One in an unusual place is named by CHROMIUM_PATH.',
  )
}

const company = readFileSync(new URL('../pages-data/site/company.json', import.meta.url), 'utf8')
const { mapEmbedUrl } = JSON.parse(company) as { mapEmbedUrl: string }

/** The only other host that pages may contact, that of the map. Tests do not reach it, unless they mock it. */
export const mapHost = new URL(mapEmbedUrl).origin

/**
 * Switches a headless browser needs: no calls home, not even to the map's host (without intercepting requests, which would
 * pass each of them through the test), and no sandbox where root runs it (there is none for root).
 */
export const launchOptions = () => ({
  executablePath: findBrowser(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    `--host-resolver-rules=MAP ${new URL(mapHost).host} ~NOTFOUND`,
  ],
})

/**
 * For tests, whose pages live for seconds: without optimising compilers those that axe reads take a seventh less time, and in
 * one process, which knows scripts and styles from the page before, all take a twentieth less.
 */
export function testOptions() {
  const options = launchOptions()
  return { ...options, args: [...options.args, '--js-flags=--no-maglev --no-opt', '--renderer-process-limit=1'] }
}

/** Playwright's own settings of a headless browser, which those of a test would replace: it has a mouse. */
export const withMouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** For tests that say nothing about pictures: those would take a quarter of the time. */
export function withoutPictures() {
  const options = testOptions()
  return { ...options, args: [...options.args, `${withMouse},imagesEnabled=false`] }
}
