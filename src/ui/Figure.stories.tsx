import { picture } from '../../.storybook/shown/samples.ts'
import { Figure } from './Figure.tsx'

export default { title: 'UI/Figure', component: Figure, tags: ['autodocs'] }

export const WithCaption = {
  args: {
    image: picture('portfolio/health-app.svg'),
    alt: 'A phone with a list of appointments',
    caption: 'Built in 2023',
  },
}
