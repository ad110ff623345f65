import { picture } from '../../.storybook/shown/samples.ts'
import { Figure } from './Figure.tsx'
import { SplitSection } from './SplitSection.tsx'

export default {
  title: 'UI/SplitSection',
  component: SplitSection,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
}

const image = <Figure image={picture('portfolio/learning-platform.jpg')} alt="A lesson on a laptop" />

const args = {
  title: 'A team that stays',
  level: 2,
  beside: image,
  children: <p>The same people from brief to release.</p>,
}

export const PictureAfter = { args }

export const PictureBefore = { args: { ...args, side: 'start', tone: 'dark' } }
