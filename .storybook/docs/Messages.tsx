import { Heading } from '@storybook/addon-docs/blocks'
import { rules } from 'virtual:rules'
import type { Mistake } from '../../tests/contract/checker.ts'
import styles from './docs.module.css'

// The mistakes in the checker's tests, with the messages they expect.
const files = import.meta.glob<Record<string, Mistake[]>>('../../tests/contract/mistakes/*.ts', { eager: true })
const mistakes = Object.values(files).flatMap((file) => Object.values(file).flat())

/** Every rule of the checker, with mistakes that break it, their messages and how to fix them. */
export function Messages() {
  return rules.map(({ name, description, severity }) => (
    <section key={name}>
      <Heading>{name}</Heading>
      <p>
        {description} {severity === 'warning' && 'A warning: the site is still built.'}
      </p>
      <Examples mistakes={mistakes.filter(({ rule }) => rule === name)} />
    </section>
  ))
}

function Examples({ mistakes }: { mistakes: Mistake[] }) {
  if (!mistakes.length) return null
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Written</th>
            <th>Message</th>
            <th>How to fix it</th>
          </tr>
        </thead>
        <tbody>
          {mistakes.map(({ name, to, message, suggestion, mended }) => (
            <tr key={name}>
              <td>
                <code>{to.trim()}</code>
              </td>
              <td>{message}</td>
              <td>
                {suggestion} {mended !== undefined && <em>--fix does this.</em>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
