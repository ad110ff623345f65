import { link, text } from '../../.storybook/shown/samples.ts'
import { Section } from './Section.tsx'

export default { title: 'UI/Section', component: Section, tags: ['autodocs'], parameters: { layout: 'fullscreen' } }

const body = <p>The content of the section.</p>

const args = { title: 'How we work', intro: text('Six steps, each with something **you can hold**.'), children: body }

export const Plain = { args }

export const Tint = { args: { ...args, tone: 'tint' } }

export const Dark = { args: { ...args, tone: 'dark' } }

export const Blue = { args: { ...args, tone: 'blue' } }

export const Ink = { args: { ...args, tone: 'ink' } }

/** With a link below the content. */
export const WithAction = { args: { ...args, action: link('All services', '/service') } }
