import { SnapRow } from './SnapRow.tsx'

export default { title: 'UI/SnapRow', component: SnapRow, tags: ['autodocs'] }

/** On a phone, the six entries are swiped through; elsewhere they stand below each other. */
export const Six = {
  args: {
    label: 'Six entries',
    children: (
      <ul style={{ display: 'grid', gridAutoFlow: 'column', gap: '1rem' }}>
        {['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((name) => (
          <li key={name} style={{ inlineSize: '10rem' }}>
            {name}
          </li>
        ))}
      </ul>
    ),
  },
}
