import { text } from '../../.storybook/shown/samples.ts'
import { RichText } from './RichText.tsx'

export default { title: 'UI/RichText', component: RichText, tags: ['autodocs'] }

export const StrongTextCodeAndLink = {
  args: { text: text('We **hand over the source code**: `git clone` gets all of it. [Ask how](/contact).') },
}
