import type { ComponentProps } from 'react'
import { FigureValue } from './FigureValue.tsx'

export default {
  title: 'UI/FigureValue',
  component: FigureValue,
  tags: ['autodocs'],
  render: (args: ComponentProps<typeof FigureValue>) => (
    <b style={{ font: '700 4rem / 1 var(--font-display)' }}>
      <FigureValue {...args} />
    </b>
  ),
}

/** From one number to another. */
export const Change = { args: { value: '88 → 96%' } }
export const Plain = { args: { value: '7 in 10' } }
