import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Slider } from '../../ui/Slider.tsx'
import styles from './industries-carousel.module.css'

/** Time between two moves of the industries, in ms (spec 9). */
const interval = 3000

/** Moving industries, four at a time, with arrows (spec 2.10). */
export default function IndustriesCarousel({ industries, ...section }: BlockProps<'industries-carousel'>) {
  const tiles = industries.map(({ icon, image, alt, name, description }) => ({
    key: name,
    content: (
      <div className={styles.industry}>
        {image && <Picture picture={image} alt={alt ?? ''} sizes="(width >= 60rem) 20rem, 45vw" />}
        <Heading level={3}>{name}</Heading>
        {description && <p>{description}</p>}
        {icon && <Icon icon={icon} size={48} />}
      </div>
    ),
  }))
  return (
    <Section {...section}>
      <Slider tiles={tiles} perView={4} what="industries" interval={interval} arrows />
    </Section>
  )
}
