/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: the classic JSX runtime of Storybook's manager needs it
import * as React from 'react'
import { useArgs, useParameter } from 'storybook/manager-api'
import type { BlockDocumentation } from '../docs/block-documentation.ts'
import { Fields } from './Fields.tsx'
import './form.css'

type Entry = Record<string, unknown>

/** The data of a block as a form, including cards and other lists; the story shows each change at once. */
export function BlockForm() {
  const [args, update, reset] = useArgs()
  const contract = useParameter<BlockDocumentation | null>('contract', null)
  if (!contract) return <p className="block-form">Only examples of blocks have a form.</p>
  const set = (next: Entry) => {
    // Storybook merges args: removed properties must be set to undefined.
    const removed = Object.keys(args).filter((name) => !(name in next))
    update({ ...next, ...Object.fromEntries(removed.map((name) => [name, undefined])) })
  }
  const shown = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
  return (
    <form className="block-form" onSubmit={(event) => event.preventDefault()}>
      <p>
        <button type="button" onClick={() => navigator.clipboard.writeText(JSON.stringify(shown, null, 2))}>
          Copy as JSON for a page
        </button>{' '}
        <button type="button" onClick={() => reset()}>
          As it was
        </button>
      </p>
      <Fields entry={shown} path="" options={contract.options} onChange={set} />
    </form>
  )
}
