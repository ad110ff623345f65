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

/** The enquiry form on a panel; beside it what happens next, who answers, and other ways to reach the company (spec 2.6, 2.10). */
export default function EnquiryForm({
  id,
  title,
  intro,
  tone,
  variant,
  web,
  asks,
  firstStep,
  team,
  actions,
  level,
}: BlockProps<'enquiry-form'>) {
  return (
    <Section id={id} tone={tone}>
      <div className={styles.panel} data-variant={variant} data-tone={tone === 'dark' ? 'blue' : 'dark'}>
        <div className={styles.words}>
          <Heading level={level}>{title}</Heading>
          <TextParagraph text={intro} />
        </div>
        <div className={styles.next}>
          <NextSteps of={variant === 'careers' ? 'careers' : 'enquiry'} contact={team?.[0]} first={firstStep} />
        </div>
        <div className={styles.reach}>
          {team?.map(({ id, name, profile, image, pose }) => (
            <div key={id} className={styles.person}>
              <p>
                Your contact: <b>{name}</b> {profile}
              </p>
              <Picture picture={pose ?? image} alt="" />
            </div>
          ))}
          <ul className={styles.contacts} aria-label="Other ways to reach us">
            {actions.map((link) => (
              <li key={link.label}>
                <UiIcon name={iconOf(link)} size={20} />
                <Anchor link={link}>{link.label}</Anchor>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.card} data-tone="plain">
          <p className={styles.withoutScript}>The form needs JavaScript. Please call or write.</p>
          <Form variant={variant} web={web} asks={asks} actions={actions} />
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
