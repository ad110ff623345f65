import { useEffect, useRef } from 'react'
import { Tabs } from '../Tabs.tsx'
import { toolkit } from './toolkit.ts'

export default { title: 'Toolkit/Tabs', component: Tabs, tags: ['autodocs'] }

const fields = [
  { label: 'Frontend', content: <p>React, Angular, Vue</p> },
  { label: 'Backend', content: <p>.Net, Node JS, Java</p> },
  { label: 'Mobile', content: <p>Swift, Kotlin, Flutter</p> },
]

function Live() {
  const wrapper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controller = toolkit(wrapper.current?.firstElementChild as HTMLElement, 'tabs')
    return () => controller.call('dispose')
  }, [])
  return (
    <div ref={wrapper}>
      <Tabs label="Technologies" level={3} tabs={fields} />
    </div>
  )
}

/** Arrow keys, Home and End move between tabs. */
export const ThreeFields = { render: () => <Live /> }

/** Without script: all panels, one below the other. */
export const WithoutScript = { render: () => <Tabs label="Technologies" level={3} tabs={fields} /> }
