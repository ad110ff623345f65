import { picture } from '../../.storybook/shown/samples.ts'
import { Picture } from './Picture.tsx'

export default { title: 'UI/Picture', component: Picture, tags: ['autodocs'] }

export const Photograph = {
  args: { picture: picture('portfolio/freight-control.svg'), alt: 'A map of trucks on a screen', sizes: '40rem' },
}

/** Decoration has no alternative text. */
export const Drawing = { args: { picture: picture('clients/maru-kitchens.svg'), alt: '' } }
