import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { useEffect, useRef } from 'react'
import { change } from '../documents.ts'
import { useForm } from '../form/context.ts'
import { Findings } from '../form/Field.tsx'
import { useStudio } from '../store.ts'

/** The JSON of the document, to be edited as text. */
export function JsonText() {
  const selected = useStudio(({ selected }) => selected)
  const turn = useStudio(({ turn }) => turn)
  const { file, text, findings } = useForm()
  const area = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection changes, not the text
  useEffect(() => {
    const tree = parseTree(text)
    const node = tree && findNodeAtLocation(tree, selected.path)
    if (!node || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(node.offset, node.offset)
    const lines = text.slice(0, node.offset).split('\n').length
    area.current.scrollTop = Math.max(0, lines * 18 - 120)
  }, [turn])
  return (
    <>
      <label className="help" htmlFor="json">
        {file}
      </label>
      <textarea
        id="json"
        ref={area}
        className="json"
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={({ target }) => change(file, target.value, 'json')}
      />
      <Findings of={findings} />
    </>
  )
}
