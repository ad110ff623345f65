import { text } from '../../.storybook/shown/samples.ts'
import { RichText } from './RichText.tsx'

export default { title: 'UI/RichText', component: RichText, tags: ['autodocs'] }

export const StrongTextAndLink = { args: { text: text('We **hand over the source code**. [Ask how](/contact).') } }
