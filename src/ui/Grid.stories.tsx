import { Grid } from './Grid.tsx'

export default { title: 'UI/Grid', component: Grid, tags: ['autodocs'] }

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => `Item ${index + 1}`).map((text) => <li key={text}>{text}</li>)

const example = (count: number) => ({ args: { count, choices: [4, 3, 2] as const, children: items(count) } })

/** Eight items in four columns. */
export const Eight = example(8)

/** Nine in three, so that no row is half empty. */
export const Nine = example(9)

/** Two columns even on phones. */
export const Dense = { args: { ...example(6).args, dense: true } }
