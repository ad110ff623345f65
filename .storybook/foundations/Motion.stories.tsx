import { blocks } from '../../src/blocks/registry.ts'
import { Button } from '../../src/ui/Button.tsx'
import { tokens } from './tokens.ts'
import styles from './foundations.module.css'

export default { title: 'Foundations/Motion' }

/** Motion starts at once and slows down towards its end. With reduced motion nothing moves at all. */
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

/** Blocks with script, and why; all others are finished HTML. Their stories show the motion. */
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
