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
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controller = toolkit(around.current?.firstElementChild as HTMLElement, 'tabs')
    return () => controller.call('dispose')
  }, [])
  return (
    <div ref={around}>
      <Tabs label="Technologies" level={3} tabs={fields} />
    </div>
  )
}

/** Arrow keys, Home and End go from tab to tab. */
export const ThreeFields = { render: () => <Live /> }

/** As the page stands without script: all panels, one below the other. */
export const WithoutScript = { render: () => <Tabs label="Technologies" level={3} tabs={fields} /> }
