import { Grid } from './Grid.tsx'

export default { title: 'UI/Grid', component: Grid, tags: ['autodocs'] }

const items = (count: number) =>
  Array.from({ length: count }, (_, place) => `Item ${place + 1}`).map((words) => <li key={words}>{words}</li>)

const example = (count: number) => ({ args: { count, choices: [4, 3, 2] as const, children: items(count) } })

/** Eight items stand in four columns. */
export const Eight = example(8)

/** Nine stand in three: no row is half empty. */
export const Nine = example(9)

/** Two columns on phones too. */
export const Dense = { args: { ...example(6).args, dense: true } }
