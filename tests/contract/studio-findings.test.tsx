// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { checkSite } from '../../src/engine/check/check.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import type { DevSite } from '../../src/engine/dev/dev-site.ts'
import { placeOf } from '../../src/page/origin.ts'
import { placed } from '../../src/studio/findings.ts'
import { type Form, FormContext } from '../../src/studio/form/context.ts'
import { PlaceForm } from '../../src/studio/panels/PlaceForm.tsx'
import { dataOf } from '../../src/studio/text/patch.ts'
import { siteInfo, siteState } from '../../src/tools/studio/site-info.ts'
import { problemsAfter } from '../measure/check-score/corpus.ts'
import { mistakes } from './corpus/mistakes/index.ts'
import { randomOf, readSite } from './corpus/site.ts'

const site = loadSite('.')
const contracts = loadContracts('.')
const experiment = { site, contracts, most: 1, seed: '', check: checkSite }
const dev = { root: '.', live: { site, contracts, problems: [] } } as unknown as DevSite
const [info, state] = [siteInfo(dev), siteState(dev)]
const seedSite = readSite()

/** The words of what is drawn, written as HTML. */
const wordsOf = (drawn: ReactNode): string => renderToStaticMarkup(drawn).replace(/<[^>]*>/g, '')

/** What the form of a finding's place shows: its heading, fields and findings. */
function shown(file: string, text: string, findings: Form['findings'], path: (string | number)[]): string {
  const form: Form = { file, text, data: dataOf(text), info, site: state, findings, page: '/about' }
  return wordsOf(
    <FormContext value={form}>
      <PlaceForm path={path} />
    </FormContext>,
  )
}

/** Findings about what no form edits, such as pictures: the list of pages names them. */
const ofOtherFiles = (file: string) => !/^pages-data\/((site|documents)\/)?[^/]+\.json$/.test(file)

/** One kind in twenty, as each asks for a form to be drawn; and those that a form might not survive. */
const some = mistakes.filter(({ kind }, index) => index % 20 === 0 || /only-as|^null|twice/.test(kind))

describe('what the checker says of each kind of mistake', () => {
  it.each(some.map((mistake) => [mistake.kind, mistake] as const))('%s', (_, mistake) => {
    const mutation = mistake.seed(seedSite, randomOf(1))
    if (!mutation) return
    const problems = problemsAfter(mutation, experiment)
    for (const problem of problems) {
      const { file, message } = problem
      const text = file === mutation.file ? mutation.text : (mutation.also?.[file] ?? seedSite.texts[file])
      if (typeof text !== 'string' || ofOtherFiles(file)) continue
      const findings = placed(file, text, [problem], info.schemas)
      const { path } = placeOf(findings[0]?.origin ?? '')
      const form = path[0] === 'blocks' && path.length > 1 ? path.slice(0, 2) : []
      expect(shown(file, text, findings, form), `${file}:${problem.line} ${path.join('/')}`).toContain(wordsOf(message))
    }
  })
})
