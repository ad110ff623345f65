/** @jsxRuntime classic */
import * as React from 'react'
import { useArgs, useParameter, useStorybookApi } from 'storybook/manager-api'
import type { BlockDocumentation } from '../docs/block-documentation.ts'
import { Fields } from './Fields.tsx'
import './form.css'

type Entry = Record<string, unknown>

const defined = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))

/** Equal for equal data, whatever the order of its properties. */
const keyOf = (entry: Entry): string => JSON.stringify(Object.entries(defined(entry)).sort())

/** The data of a block as a form, including cards and other lists; the story shows each change at once. */
export function BlockForm() {
  const contract = useParameter<BlockDocumentation | null>('contract', null)
  const story = useStorybookApi().getCurrentStoryData()?.id
  return contract ? (
    <Form key={story} contract={contract} />
  ) : (
    <p className="block-form">Only examples of blocks have a form.</p>
  )
}

function Form({ contract }: { contract: BlockDocumentation }) {
  const [args, update, reset] = useArgs()
  // Changes that Storybook has not confirmed yet. Args are out of date until then, and may arrive late or twice.
  const [pending, setPending] = React.useState<Entry[]>([])
  React.useEffect(() => {
    const confirmed = keyOf(args)
    setPending((pending) => pending.slice(pending.findIndex((entry) => keyOf(entry) === confirmed) + 1))
  }, [args])
  const shown = pending.at(-1) ?? defined(args)
  const set = (next: Entry) => {
    // Storybook merges args: removed properties must be set to undefined.
    const removed = Object.keys({ ...args, ...shown }).filter((name) => !(name in next))
    setPending((pending) => [...pending, next])
    update({ ...next, ...Object.fromEntries(removed.map((name) => [name, undefined])) })
  }
  return (
    <form className="block-form" onSubmit={(event) => event.preventDefault()}>
      <p>
        <button type="button" onClick={() => navigator.clipboard.writeText(JSON.stringify(shown, null, 2))}>
          Copy as JSON for a page
        </button>{' '}
        <button
          type="button"
          onClick={() => {
            setPending([])
            reset()
          }}
        >
          Reset
        </button>
      </p>
      <Fields entry={shown} path="" options={contract.options} onChange={set} />
    </form>
  )
}
