import { type ComponentType, useEffect, useRef } from 'react'
import { wake } from '../../src/client/wake.ts'
import { scriptRuns } from './conditions.ts'

/** A decorator that loads the custom elements of a story, as the script of a page does. */
export function alive(Story: ComponentType) {
  return <Alive Story={Story} />
}

function Alive({ Story }: { Story: ComponentType }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (scriptRuns()) wake(container.current as HTMLElement)
  }, [])
  return (
    <div ref={container}>
      <Story />
    </div>
  )
}
