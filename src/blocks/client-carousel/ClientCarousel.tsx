import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Slider } from '../../ui/Slider.tsx'
import styles from './client-carousel.module.css'

/** Time between two moves of the logos, in ms (spec 9). */
const interval = 1000

/** Moving client logos, five at a time (spec 4). */
export default function ClientCarousel({
  clients,
  stopOnInteraction = false,
  ...section
}: BlockProps<'client-carousel'>) {
  const logos = clients.map(({ id, name, image }) => ({
    key: id,
    content: <Picture picture={image} alt={name} className={styles.logo} />,
  }))
  return (
    <Section {...section} className={styles.section}>
      <Slider tiles={logos} perView={5} what="logos" interval={interval} stopOnInteraction={stopOnInteraction} />
    </Section>
  )
}
