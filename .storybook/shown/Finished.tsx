import { useEffect, useRef } from 'react'
import { unmountIslands } from '../../src/client/hydrate.tsx'
import { wake } from '../../src/client/wake.ts'

/** Finished HTML as a visitor gets it, and then alive: elements and islands wake as they come near the view. */
export function Finished({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is another page
  useEffect(() => {
    wake(place.current as HTMLElement)
    return unmountIslands
  }, [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that the engine made
  return <div key={html} ref={place} dangerouslySetInnerHTML={{ __html: html }} />
}
