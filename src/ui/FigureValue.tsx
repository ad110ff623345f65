import styles from './FigureValue.module.css'

/** The value of a figure in large numerals; an arrow in it, "88 → 96%", is as heavy as they are (spec 2.11). */
export function FigureValue({ value }: { value: string }) {
  const [before, after] = value.split('→')
  if (after === undefined) return value
  return (
    <>
      {before}
      <span className={styles.arrow}>→</span>
      {after}
    </>
  )
}
