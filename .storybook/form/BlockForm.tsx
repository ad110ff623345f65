/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook's manager makes calls of it
import * as React from 'react'
import { useArgs, useParameter } from 'storybook/manager-api'
import type { BlockDocumentation } from '../docs/block-documentation.ts'
import { Fields } from './Fields.tsx'
import './form.css'

type Entry = Record<string, unknown>

/** The data of a block as a form, cards and other lists included; the story shows each change at once. */
export function BlockForm() {
  const [args, update, reset] = useArgs()
  const contract = useParameter<BlockDocumentation | null>('contract', null)
  if (!contract) return <p className="block-form">A form is for the examples of a block.</p>
  const set = (next: Entry) => {
    // What is taken away has to be told: other properties stay as they are.
    const gone = Object.keys(args).filter((name) => !(name in next))
    update({ ...next, ...Object.fromEntries(gone.map((name) => [name, undefined])) })
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
