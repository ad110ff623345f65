import { expect, test } from 'vitest'
import { loadContracts } from '../../content/contracts.ts'
import { documentFrom, loadSite } from '../../content/load.ts'
import { putDocument } from '../../content/sources.ts'
import { checkSite } from '../check.ts'

const contracts = loadContracts('.')
const file = 'pages-data/site/team.json'
const site = loadSite('.')
type Person = Record<'name' | 'image' | 'pose', string>
const team = JSON.parse(site.collections.get('team')?.text ?? '') as { items: [Person, Person] }
const [ann, ben] = team.items

function problemsOf(...changed: object[]): string[] {
  const tried = { ...site }
  const text = JSON.stringify({ ...team, items: [...changed, ...team.items.slice(changed.length)] })
  putDocument(tried, documentFrom(file, text))
  return checkSite(tried, contracts, { only: new Set([file]) }).flatMap(({ rule, where, message, suggestion }) =>
    rule === 'crossed-data' ? `${where}: ${message} ${suggestion}` : [],
  )
}

test('everybody in the team has portraits of their own, and two different ones', () => {
  expect(problemsOf()).toEqual([])
  expect(problemsOf({ ...ann, pose: undefined }, { ...ben, name: ann.name })).toHaveLength(1)
  expect(problemsOf({ ...ann, pose: ann.image })).toEqual([
    expect.stringContaining(
      `"pose" shows the same as "image". Name another portrait of "${ann.name}", or remove "pose".`,
    ),
  ])
  const isBens = expect.stringContaining(`This is the portrait of "${ben.name}". Name the portrait of "${ann.name}".`)
  expect(problemsOf({ ...ann, pose: ben.image })).toEqual([isBens])
  expect(problemsOf({ ...ann, image: ben.image })).toHaveLength(1)
  expect(problemsOf(ann, { ...ben, pose: ann.pose })).toEqual([
    expect.stringContaining(`This is the portrait of "${ann.name}". Name the portrait of "${ben.name}".`),
  ])
})
