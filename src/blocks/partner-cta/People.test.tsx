import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PictureData } from '../../contract/index.ts'
import { People } from './People.tsx'

const picture = (src: string): PictureData => ({ src, width: 480, height: 480 })
const asha = {
  id: 'a',
  name: 'Asha Rao',
  profile: 'Analyst',
  image: picture('/asha.svg'),
  pose: picture('/at-work.svg'),
}
const ben = { id: 'b', name: 'Ben Roy', profile: 'Tester', image: picture('/ben.svg') }

const shown = (team: (typeof asha | typeof ben)[]) =>
  [...renderToStaticMarkup(<People team={team} />).matchAll(/src="([^"]+)"/g)].map(([, src]) => src)

describe('people who call', () => {
  it('look at the visitor if they are alone', () => {
    expect(shown([asha])).toEqual(['/asha.svg'])
  })

  it('are in their other pose in a group, where they have one', () => {
    expect(shown([asha, ben])).toEqual(['/at-work.svg', '/ben.svg'])
  })
})
