import { icon } from '../../.storybook/shown/samples.ts'
import { Icon, UiIcon } from './Icon.tsx'

export default { title: 'UI/Icon', component: Icon, tags: ['autodocs'] }

/** An icon that page data names. */
export const FromPageData = { args: { icon: icon('plugs-connected'), size: 48 } }

/** An icon of the interface itself. */
export const OfTheInterface = { render: () => <UiIcon name="headset-bold" size={48} /> }
