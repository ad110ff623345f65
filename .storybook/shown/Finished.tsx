import { useEffect, useRef } from 'react'
import { wake } from '../../src/client/wake.ts'
import { scriptRuns, showWithoutScript } from './conditions.ts'

/** Finished HTML as visitors get it; with script, elements and islands load as they come near the view. */
export function Finished({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null)
  // New HTML must be woken again.
  useEffect(() => {
    if (scriptRuns()) wake(container.current as HTMLElement)
    else showWithoutScript(container.current as HTMLElement)
  }, [html])
  // oxlint-disable-next-line react/no-danger -- the HTML comes from the engine
  return <div key={html} ref={container} dangerouslySetInnerHTML={{ __html: html }} />
}
