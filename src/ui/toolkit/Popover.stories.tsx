import { Popover } from './Popover.tsx'

export default { title: 'Toolkit/Popover', component: Popover, tags: ['autodocs'] }

/** A button and its panel. */
export const OfficeHours = {
  render: () => (
    <Popover id="hours" label="Office hours">
      <p>Monday to Friday, 10 am to 7 pm in Noida. Support answers at any hour.</p>
    </Popover>
  ),
}
