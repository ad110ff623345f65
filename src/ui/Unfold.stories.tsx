import { Unfold } from './Unfold.tsx'

export default { title: 'UI/Unfold', component: Unfold, tags: ['autodocs'] }

/** On a phone, the entries are behind a button; on wider screens they are in view. */
export const Rest = {
  args: {
    label: 'All 8',
    children: (
      <ul>
        {['Seventh', 'Eighth'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
}
