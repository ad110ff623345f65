import { type DragEvent, useRef, useState } from 'react'
import { upload } from '../call.ts'
import { refreshSite, say } from '../store.ts'
import { edits, useForm } from './context.ts'
import { Field, type FieldProps, useIds } from './Field.tsx'

/** Larger pictures are refused by the server (bytes); here it is said before. */
const accepted = '.jpg,.jpeg,.png,.svg'

/** A picture of pages-data/media: chosen from those that are there, or a new one dropped. */
export function PictureField(props: FieldProps) {
  const { path, value, order, required } = props
  const form = useForm()
  const { control } = useIds(path)
  const { set, remove } = edits(form, path, order)
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const [problem, setProblem] = useState('')
  const name = typeof value === 'string' ? value : ''
  const found = form.info.pictures.filter((picture) => picture.includes(search.toLowerCase()))

  const choose = (picture: string) => {
    set(picture)
    dialog.current?.close()
  }
  const keep = async (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (!file) return
    setProblem('')
    try {
      const kept = await upload(file)
      await refreshSite()
      say(`${kept.name} is kept: ${kept.width} × ${kept.height} px, ${Math.ceil(kept.bytes / 1000)} KB.`)
      choose(kept.name)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.files.length) return
    event.preventDefault()
    void keep(event.dataTransfer.files)
  }
  return (
    <Field {...props} group>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is besides; the button does the same */}
      <div className="row picture" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {name && <img src={`/media/${name}`} alt="" />}
        <button type="button" {...control} onClick={() => dialog.current?.showModal()}>
          {name || 'Choose a picture'}
        </button>
        {!required && name && (
          <button type="button" onClick={remove}>
            Remove
          </button>
        )}
      </div>
      <dialog
        ref={dialog}
        className="picker"
        aria-label="Choose a picture"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <div className="row">
          <input
            type="search"
            aria-label="Search pictures"
            placeholder="Search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <label className="upload">
            Upload (or drop) a JPEG, PNG or SVG
            <input type="file" accept={accepted} onChange={({ target }) => keep(target.files)} />
          </label>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
        <ul className="grid">
          {found.map((picture) => (
            <li key={picture}>
              <button type="button" aria-pressed={picture === name} onClick={() => choose(picture)}>
                <img src={`/media/${picture}`} alt="" loading="lazy" />
                <span>{picture}</span>
              </button>
            </li>
          ))}
        </ul>
      </dialog>
    </Field>
  )
}
