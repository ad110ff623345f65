import type { ComponentProps } from 'react'
import { CarouselButton } from './CarouselButton.tsx'

export default { title: 'UI/CarouselButton', component: CarouselButton, tags: ['autodocs'] }

/** Visible once the carousel's script runs. */
export const Pause = { args: { action: 'toggle', what: 'moving logos' }, render: running }

export const Previous = { args: { action: 'previous', what: 'industries' }, render: running }

export const Next = { args: { action: 'next', what: 'industries' }, render: running }

function running(args: ComponentProps<typeof CarouselButton>) {
  return (
    <div data-live="">
      <CarouselButton {...args} />
    </div>
  )
}
