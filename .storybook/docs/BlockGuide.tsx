import { Heading } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { weights } from 'virtual:docs'
import type { Authored } from '../../src/contract/index.ts'
import { finished } from '../shown/block.tsx'
import type { BlockDocumentation } from './block-documentation.ts'
import styles from './docs.module.css'

const statuses = {
  new: 'New: its contract may still change',
  stable: 'Stable: pages can rely on it',
  leaving: 'Leaving: do not use it on new pages',
}

const dayOf = (since: string): string =>
  new Date(since).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** When to use a block and when not, good and bad examples, its status, and what it costs a page. */
export function BlockGuide({ type, guide, pictures, alive, places }: BlockDocumentation & { places: number }) {
  if (!guide || !pictures) return null
  return (
    <>
      <Heading>When to use it</Heading>
      <p>{guide.use}</p>
      <p>
        <strong>When not:</strong> {guide.avoid}
      </p>
      <div className={styles.pair}>
        <figure className={styles.do}>
          <Picture data={pictures.do} />
          <figcaption>
            <strong>Do.</strong> {guide.do.because}
          </figcaption>
        </figure>
        <figure className={styles.dont}>
          <Picture data={pictures.dont} />
          <figcaption>
            <strong>Don’t.</strong> {guide.dont.because}
          </figcaption>
        </figure>
      </div>
      <Heading>Status and weight</Heading>
      <ul>
        <li>
          {statuses[guide.status]}. Since {dayOf(guide.since)}; {places || 'no'} {places === 1 ? 'place' : 'places'} on
          pages.
        </li>
        <li>
          <Weight type={type} />
        </li>
        <li>{alive ? `${needs[alive.how]}: ${alive.because}.` : 'Finished HTML without script.'}</li>
      </ul>
    </>
  )
}

const needs = {
  element: 'Loads a script of its own',
  island: 'Loads Preact and its component',
}

const fallbackPlace = { place: { path: '/_blocks', index: 1 } }

/** The HTML of a block as the build writes it. */
function useHtml(data: Authored.Block): string {
  const [html, setHtml] = useState('')
  useEffect(() => {
    finished({ args: data, parameters: fallbackPlace }).then(({ html }) => setHtml(html))
  }, [data])
  return html
}

/** A block as an inert miniature. */
function Picture({ data }: { data: Authored.Block }) {
  const html = useHtml(data)
  const look = `sb-unstyled ${styles.picture}`
  // oxlint-disable-next-line react/no-danger -- the HTML comes from the engine
  return <div className={look} inert aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

/** What a visitor loads for a block. */
function Weight({ type }: { type: string }) {
  const weight = weights[type]
  if (!weight) return 'Its weight is known after npm run build.'
  const { html, styles, script } = weight
  return `Its first example loads ${kilobytes(html)} of HTML, ${kilobytes(styles)} of styles and ${
    script ? `${kilobytes(script)} of` : 'no'
  } script, compressed by Brotli in the last build.`
}
