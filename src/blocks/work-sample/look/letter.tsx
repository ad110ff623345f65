import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { RichText, TextParagraph } from '../../../ui/RichText.tsx'
import { Sample } from '../Sample.tsx'
import styles from './letter.module.css'

/** A piece of the work as an email: subject, from whom and to whom, a few paragraphs and a signature (spec 2.10). */
export default function Letter({
  name,
  recipient,
  date,
  team: [sender] = [],
  paragraphs = [],
  items,
  total,
  ...sample
}: BlockProps<'work-sample'>) {
  return (
    <Sample {...sample}>
      <div className={styles.letter} data-tone="plain" data-side={sample.side}>
        <div>
          <dl>
            <dt>From</dt>
            <dd>{sender?.name}</dd>
            <dt>To</dt>
            <dd>{recipient}</dd>
            <dt>Sent</dt>
            <dd>{date}</dd>
          </dl>
          {sender && <Picture picture={sender.pose ?? sender.image} alt="" />}
        </div>
        <b>{name}</b>
        {paragraphs.map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other name, and keep their order
          <TextParagraph key={at} text={text} />
        ))}
        {items && (
          <ul>
            {items.map((text, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and keep their order
              <li key={at}>
                <RichText text={text} />
              </li>
            ))}
          </ul>
        )}
        {total && <p>{total}</p>}
        {sender && (
          <p>
            {sender.name}
            <small>{sender.profile}</small>
          </p>
        )}
      </div>
    </Sample>
  )
}
