import { useState } from 'react'
import { picture } from '../../.storybook/shown/samples.ts'
import { Button } from './Button.tsx'
import Lightbox from './Lightbox.tsx'

export default { title: 'UI/Lightbox', component: Lightbox }

const photos = [
  { image: picture('portfolio/health-app.svg'), alt: 'A phone with a list of appointments' },
  { image: picture('portfolio/travel-booking.jpg'), alt: 'A beach on a booking page' },
]

function Opening() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>See All Photos</Button>
      {open && <Lightbox photos={photos} index={0} close={() => setOpen(false)} />}
    </>
  )
}

/** Loops, touch, arrow keys, fade (spec 2.11). */
export const TwoPhotos = { render: () => <Opening /> }
