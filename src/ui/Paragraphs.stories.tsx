import { text } from '../../.storybook/shown/samples.ts'
import { Paragraphs } from './Paragraphs.tsx'

export default { title: 'UI/Paragraphs', component: Paragraphs, tags: ['autodocs'] }

export const Two = {
  args: {
    paragraphs: [
      text('An engineer reads **every enquiry** and replies within 24 hours.'),
      text('What happens next is described on the page [about us](/about).'),
    ],
  },
}
