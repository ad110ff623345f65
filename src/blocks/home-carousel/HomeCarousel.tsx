import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { CarouselButton } from '../../ui/CarouselButton.tsx'
import { Fact } from '../../ui/Fact.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { useId } from '../../ui/use-id.ts'
import { SlideArt } from './SlideArt.tsx'
import ground from '../../ui/blueprint.module.css'
import styles from './home-carousel.module.css'

/** Opens the home page: slides that change by themselves; without script they scroll (spec 2.3, 4, 9). */
export default function HomeCarousel({ id, label, slides, facts, level, eager }: BlockProps<'home-carousel'>) {
  const key = useId('slide')
  const Carousel = slides.length > 1 ? 'ns-carousel' : 'div'
  return (
    <section id={id} data-tone="dark" aria-roledescription="carousel" aria-label={label} className={ground.blueprint}>
      <Carousel className={`wrap ${styles.carousel}`}>
        {slides.length > 1 && (
          <div className={styles.controls} data-print="none">
            <CarouselButton action="toggle" what="turning the slides" />
            <CarouselButton action="previous" what="slide" />
            <CarouselButton action="next" what="slide" />
            <ul className={styles.indicators} aria-label="Slides">
              {slides.map(({ title, promise, label = title }, index) => (
                <li key={title}>
                  <a href={`#${key}${index}`} data-indicator="" aria-current={index === 0 || undefined}>
                    {label} {promise && <small>{promise}</small>}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.slides} aria-live="polite">
          {slides.map(({ title, promise, description, actions, ...art }, index) => (
            // The carousel pattern asks for a group that says it is a slide.
            <div
              key={title}
              id={`${key}${index}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              data-active={index === 0 ? '' : undefined}
              className={styles.slide}
            >
              <div className={styles.copy}>
                <Heading level={index === 0 ? level : 2}>
                  {promise ? (
                    <>
                      <b className={styles.subject}>{title}</b> {promise}
                    </>
                  ) : (
                    title
                  )}
                </Heading>
                <TextParagraph text={description} />
                {actions && <Actions links={actions} tone="dark" />}
              </div>
              <SlideArt {...art} eager={eager && index === 0} />
            </div>
          ))}
        </div>
      </Carousel>
      {facts && (
        <dl className={`wrap ${styles.facts}`}>
          {facts.map((fact) => (
            <Fact key={fact.title} {...fact} />
          ))}
        </dl>
      )}
    </section>
  )
}
