import { Heading } from './Heading.tsx'

export default { title: 'UI/Heading', component: Heading, tags: ['autodocs'] }

export const Level2 = { args: { level: 2, children: 'How we work' } }

export const Level3 = { args: { level: 3, children: 'Research' } }

export const Level4 = { args: { level: 4, children: 'What you get' } }

// Last: docs go on after each story with a heading of level 3.
export const Level1 = { args: { level: 1, children: 'Software that fits your business' } }
