import { useCallback, useState } from 'react'
import { tokens } from './tokens.ts'
import styles from './foundations.module.css'

export default { title: 'Foundations/Type' }

const sampleText = 'Software made in Noida'

/** The steps of the scale in both families. They grow with the window; the size shown is that in this window. */
export const Scale = {
  render: () => (
    <ul className={styles.rows}>
      {tokens('--step-').map(({ name, value }) => (
        <li key={name}>
          <p>
            <code>{name}</code> <Size name={name} /> <code>{value}</code>
          </p>
          {tokens('--font-').map((family) => (
            <Sample key={family.name} size={name} family={family.name} />
          ))}
        </li>
      ))}
    </ul>
  ),
}

function Sample({ size, family }: { size: string; family: string }) {
  return (
    <p ref={(line) => line?.setAttribute('style', `font-size: var(${size}); font-family: var(${family})`)}>
      {sampleText}
    </p>
  )
}

function Size({ name }: { name: string }) {
  const [size, setSize] = useState('')
  const measure = useCallback(
    (mark: HTMLElement | null) => {
      if (!mark) return
      mark.style.fontSize = `var(${name})`
      setSize(getComputedStyle(mark).fontSize)
      mark.style.fontSize = ''
    },
    [name],
  )
  return <strong ref={measure}>{size}</strong>
}
