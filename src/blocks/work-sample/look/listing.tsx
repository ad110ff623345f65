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
            <Code text={text} />
          </li>
        ))}
      </ol>
      {total && <p className={styles.total}>{total}</p>}
    </Sheet>
  )
}

/**
 * A line of code that keeps its indent where it wraps. Its spaces are text as well, out of the flow: as a box beside the words they
 * would be a line of their own when the code is copied.
 */
function Code({ text }: { text: string }) {
  const words = text.trimStart()
  const indent = text.slice(0, text.length - words.length)
  return (
    <code data-indent={indent || undefined}>
      <span>
        {indent && <span>{indent}</span>}
        {words}
      </span>
    </code>
  )
}
