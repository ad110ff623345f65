import type { Browser, Page } from '@playwright/test'

/** Slow 4G as Lighthouse has it (150 ms, 1.6 Mbit/s), and a quarter of this machine's speed. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const cpuSlowdown = 4

/** A page in a fresh browser session on a slow network and machine. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}
