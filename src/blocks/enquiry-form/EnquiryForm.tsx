import type { BlockProps, LinkData } from '../../contract/index.ts'
import { EnquiryForm as Form } from '../../forms/EnquiryForm.tsx'
import { NextSteps } from '../../forms/NextSteps.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './enquiry-form.module.css'

/** The enquiry form on a card; beside it an introduction, other ways to reach the company, and what happens next (spec 2.6, 2.10). */
export default function EnquiryForm({
  id,
  title,
  intro,
  tone,
  variant,
  web,
  team,
  actions,
  level,
}: BlockProps<'enquiry-form'>) {
  return (
    <Section id={id} tone={tone}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <Heading level={level}>{title}</Heading>
          <TextParagraph text={intro} />
          <ul className={styles.contacts} aria-label="Other ways to reach us">
            {actions.map((link) => (
              <li key={link.label}>
                <UiIcon name={iconOf(link)} size={20} />
                <Anchor link={link}>{link.label}</Anchor>
              </li>
            ))}
          </ul>
        </div>
        {variant !== 'careers' && (
          <div className={styles.next} data-print="none">
            {team?.map(({ id, name, profile, image }) => (
              <p key={id}>
                <Picture picture={image} alt="" />
                <span>
                  Your contact: <b>{name}</b>, {profile}
                </span>
              </p>
            ))}
            <Heading level={3}>What happens next</Heading>
            <NextSteps />
          </div>
        )}
        <div className={styles.card} data-tone="plain">
          <p className={styles.withoutScript}>
            The form needs JavaScript. Without it, please call or write: you get the same answer.
          </p>
          <Form variant={variant} web={web} />
        </div>
      </div>
    </Section>
  )
}

function iconOf({ href, dialog }: LinkData) {
  if (dialog === 'call') return 'clock-bold'
  if (href.startsWith('tel:')) return 'phone-bold'
  if (href.startsWith('mailto:')) return 'envelope-simple-bold'
  return href.startsWith('/contact') ? 'map-pin-bold' : 'arrow-right-bold'
}
