import { tokens } from './tokens.ts'
import styles from './foundations.module.css'

export default { title: 'Foundations/Spacing' }

const Bars = ({ start }: { start: string }) => (
  <ul className={styles.rows}>
    {tokens(start).map(({ name, value }) => (
      <li key={name}>
        <p>
          <code>{name}</code> {value}
        </p>
        <div className={styles.bar} ref={(bar) => bar?.style.setProperty('inline-size', `var(${name})`)} />
      </li>
    ))}
  </ul>
)

/** Distances; the larger ones grow with the window. */
export const Distances = { render: () => <Bars start="--s-" /> }

/** The margin of the page, and the maximum length of a line of text. */
export const Widths = {
  render: () => (
    <>
      <Bars start="--gutter" />
      <Bars start="--measure" />
    </>
  ),
}

export const Corners = {
  render: () => (
    <ul className={styles.rows}>
      {tokens('--radius').map(({ name, value }) => (
        <li key={name}>
          <p>
            <code>{name}</code> {value}
          </p>
          <div className={styles.corner} ref={(box) => box?.style.setProperty('border-radius', `var(${name})`)} />
        </li>
      ))}
    </ul>
  ),
}
