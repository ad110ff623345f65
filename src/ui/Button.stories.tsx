import { Button } from './Button.tsx'

export default { title: 'UI/Button', component: Button, tags: ['autodocs'] }

export const Primary = { args: { children: 'Submit enquiry' } }

export const Text = { args: { children: 'Discard', variant: 'text' } }

/** Busy: keeps the focus but cannot be pressed. */
export const Busy = { args: { children: 'Submit enquiry', 'aria-disabled': true } }
