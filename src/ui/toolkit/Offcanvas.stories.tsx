import { Offcanvas } from './Offcanvas.tsx'
import { toolkit } from './toolkit.ts'

export default { title: 'Toolkit/Offcanvas', component: Offcanvas, tags: ['autodocs'] }

const example = (edge: 'start' | 'end' | 'bottom') => ({
  render: () => (
    <>
      <button
        type="button"
        onClick={() => toolkit(document.getElementById(`${edge}-panel`) as HTMLElement, 'offcanvas').call('show')}
      >
        Show the filters
      </button>
      <Offcanvas id={`${edge}-panel`} title="Filters" edge={edge}>
        <p>Location, profile and experience.</p>
      </Offcanvas>
    </>
  ),
})

/** Slides in from the right. */
export const End = example('end')

/** Slides in from the left. */
export const Start = example('start')

/** Slides in from below, within reach of a thumb. */
export const Bottom = example('bottom')
