import { icons } from 'virtual:docs'
import { uiIconNames } from '../../src/ui/icon-names.ts'
import { Icon, UiIcon } from '../../src/ui/Icon.tsx'
import { icon } from '../shown/samples.ts'
import styles from './foundations.module.css'

export default { title: 'Foundations/Icons' }

/** Icons of social networks, which only company.json names, are filled; all others are duotone. */
const styleOf = (places: { file: string }[]) =>
  places.every(({ file }) => file.endsWith('/company.json')) ? 'fill' : 'duotone'

/** Icons in page data, with the number of uses. Any other of phosphoricons.com can be used. */
export const FromPageData = {
  render: () => (
    <ul className={styles.icons}>
      {icons.map(({ name, places }) => (
        <li key={name}>
          <Icon icon={icon(name, styleOf(places))} size={32} />
          <code>{name}</code>
          <span>× {places.length}</span>
        </li>
      ))}
    </ul>
  ),
}

/** Icons of the interface itself: src/ui/icon-names.ts. */
export const OfTheInterface = {
  render: () => (
    <ul className={styles.icons}>
      {uiIconNames.map((name) => (
        <li key={name}>
          <UiIcon name={name} size={32} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
}
