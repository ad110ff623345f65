import { Tooltip } from './Tooltip.tsx'

export default { title: 'Toolkit/Tooltip', component: Tooltip, tags: ['autodocs'] }

/** Shows on hover and on focus; Escape hides it. */
export const OnAButton = {
  render: () => (
    <Tooltip id="lakh-tip" text="One lakh is 100,000 rupees.">
      <button type="button">Lakhs per annum</button>
    </Tooltip>
  ),
}
