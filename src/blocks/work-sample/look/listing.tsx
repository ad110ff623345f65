import type { BlockProps } from '../../../contract/index.ts'
import { Mark } from '../Mark.tsx'
import { Headline, Sheet } from '../Sheet.tsx'
import styles from './listing.module.css'

/** A piece of the work as lines of code or of a log on a dark sheet, with remarks on them (spec 2.10). */
export default function Listing({ lines = [], total, ...sheet }: BlockProps<'work-sample'>) {
  return (
    <Sheet {...sheet} paper="ink">
      <Headline name={sheet.name} status={sheet.status} />
      <ol className={styles.lines}>
        {lines.map(({ text, description, mark }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and keep their order
          <li key={at} data-mark={mark}>
            <Mark mark={mark} />
            {description && <small>{description}</small>}
            <code>
              <Indented text={text} />
            </code>
          </li>
        ))}
      </ol>
      {total && <p className={styles.total}>{total}</p>}
    </Sheet>
  )
}

/** A line whose spaces at the beginning stay beside it where it wraps. */
function Indented({ text }: { text: string }) {
  const words = text.trimStart()
  return (
    <>
      {words !== text && <span>{text.slice(0, -words.length)}</span>}
      <span>{words}</span>
    </>
  )
}
