import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The findings of axe on the current page, including best practices: each rule with the first element that breaks it.
 * @param without rules that do not apply, such as landmarks on a single example
 * @param exclude CSS selector of parts that are tested elsewhere
 */
export async function axeFindings(page: Page, without: string[] = [], exclude = ''): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: {
      // WCAG 2.2 AA asks for targets of 24 px; axe leaves the rule off by default.
      'target-size': { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  }
  await settled(page)
  await page.evaluate(`window.axe ?? (() => { ${source} })()`)
  return page.evaluate(
    async ({ options, context }) => {
      const { axe } = window as unknown as { axe: Axe }
      interface Axe {
        run(context: ElementContext, options: RunOptions): Promise<AxeResults>
        reset(): void
      }
      // Storybook configures the same instance to skip rules.
      axe.reset()
      const { violations } = await axe.run(context, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`)
    },
    { options, context: { exclude: exclude ? [exclude] : [] } },
  )
}

/**
 * Waits while something fades in, when its contrast is too low. What never stops moving is not waited for, nor what takes
 * longer than one would wait: the word that a form has not loaded changes after many seconds.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    // One may begin when another ends.
    for (let round = 0; round < 3; round += 1) {
      const brief = document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest)
      await Promise.allSettled(brief.map(({ finished }) => finished))
    }
  }, 3000)
}
