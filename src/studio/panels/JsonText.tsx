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
  useEffect(() => {
    const tree = parseTree(text)
    const node = tree && findNodeAtLocation(tree, selected.path)
    if (!node || !area.current) return
    area.current.focus()
    const before = text.slice(0, node.offset).split('\n')
    const start = before.map((line) => line.replace(/\r$/, '')).join('\n').length
    area.current.setSelectionRange(start, start)
    const lines = before.length
    area.current.scrollTop = Math.max(0, lines * 18 - 120)
    // oxlint-disable-next-line react/exhaustive-deps -- runs when the selection changes, not the text
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
        onChange={({ target }) => {
          // The field has line feeds alone.
          change(file, text.includes('\r\n') ? target.value.replaceAll('\n', '\r\n') : target.value, 'json')
        }}
      />
      <Findings of={findings} />
    </>
  )
}
