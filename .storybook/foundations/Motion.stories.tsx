import { blocks } from '../../src/blocks/registry.ts'
import { Button } from '../../src/ui/Button.tsx'
import styles from './foundations.module.css'
import { tokens } from './tokens.ts'

export default { title: 'Foundations/Motion' }

/** What begins at once slows down before it rests. Where the visitor asked for rest, nothing moves at all. */
export const Ease = {
  render: () => (
    <>
      {tokens('--ease').map(({ name, value }) => (
        <p key={name}>
          <code>{name}</code> {value}
        </p>
      ))}
      <div className={styles.lane}>
        <div className={styles.runner} />
      </div>
      <Button onClick={({ currentTarget }) => currentTarget.previousElementSibling?.toggleAttribute('data-there')}>
        Move
      </Button>
    </>
  ),
}

const alive = Object.entries(blocks as Record<string, { alive?: { how: string; because: string } }>)

/** Blocks that come alive, and why; all the others are finished HTML. Their stories show the movement. */
export const BlocksThatMove = {
  render: () => (
    <dl className={styles.list}>
      {alive.map(
        ([type, { alive }]) =>
          alive && (
            <div key={type}>
              <dt>{type}</dt>
              <dd>
                {alive.how}: {alive.because}
              </dd>
            </div>
          ),
      )}
    </dl>
  ),
}
