import { useEffect, useRef } from 'react'
import { wake } from '../../src/client/wake.ts'
import { scriptRuns, showWithoutScript } from './conditions.ts'

/** Finished HTML as a visitor gets it, and then alive: elements and islands wake as they come near the view, where script runs. */
export function Finished({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is another page
  useEffect(() => {
    if (scriptRuns()) wake(place.current as HTMLElement)
    else showWithoutScript(place.current as HTMLElement)
  }, [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that the engine made
  return <div key={html} ref={place} dangerouslySetInnerHTML={{ __html: html }} />
}
