import type { BlockProps } from '../../contract/index.ts'
import { Fact } from '../../ui/Fact.tsx'
import styles from './notes.module.css'

/** What a piece of the work does not say itself: who writes it, when, what follows (spec 2.10). */
export const Notes = ({ notes }: { notes: NonNullable<BlockProps<'work-sample'>['notes']> }) => (
  <dl className={styles.notes}>
    {notes.map((note) => (
      <Fact key={note.title} {...note} />
    ))}
  </dl>
)
