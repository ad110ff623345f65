import { memo } from 'react'
import { originOf } from '../../page/origin.ts'
import { pathOfDocument } from '../../page/routes.ts'
import type { Path } from '../../page/walk.ts'
import { useForm } from '../form/context.ts'
import { contractAt } from '../form/contract.ts'
import { Findings } from '../form/Field.tsx'
import { Help } from '../form/Help.tsx'
import { titleOf } from '../form/ListField.tsx'
import { Properties } from '../form/ObjectField.tsx'
import { valueAt } from '../text/patch.ts'
import { nameOfFile } from '../text/words.ts'

/** The form of a block, or of a document without its blocks. It is drawn anew only when the document or its findings change. */
export const PlaceForm = memo(function PlaceForm({ path }: { path: Path }) {
  const { file, data, info, findings } = useForm()
  const contract = contractAt(file, data, path, info.schemas)
  const title = path.length ? titleOf({ ...(valueAt(data, path) as object), id: undefined }) : ''
  const type = (valueAt(data, path) as { type?: string } | undefined)?.type
  const name = path.length
    ? `${info.blocks.find((block) => block.type === type)?.title ?? type}${title ? `: ${title}` : ''}`
    : pathOfDocument(file)
      ? 'Page'
      : nameOfFile(file)
  const whole = findings.filter(({ origin }) => origin === originOf(file, path))
  return (
    <>
      <h2>{name}</h2>
      <Help text={contract?.schema.description} />
      {!path.length && <ShownOn file={file} />}
      <Findings of={whole} />
      {data === undefined ? (
        <p className="error">The file is not valid JSON: fix it under JSON, or undo.</p>
      ) : contract ? (
        <Properties
          contract={contract}
          path={path}
          value={valueAt(data, path)}
          without={path.length ? [] : ['blocks']}
        />
      ) : (
        <p className="error">There is no contract for this. Change or remove it under JSON.</p>
      )}
    </>
  )
})

/** On how many pages a change of site data shows. */
function ShownOn({ file }: { file: string }) {
  const { info } = useForm()
  const count = info.shownOn[file.replace(/^pages-data\/site\/|\.json$/g, '')]
  if (count === undefined) return null
  return <Help text={`Changes to \`${file}\` show on ${count === 1 ? '1 page' : `${count} pages`}.`} />
}
