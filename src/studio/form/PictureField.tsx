import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { upload } from '../call.ts'
import { refreshSite, say } from '../store.ts'
import { edits, useForm } from './context.ts'
import type { FieldProps } from './Field.tsx'
import { PickedField } from './Picker.tsx'

const accepted = '.jpg,.jpeg,.png,.svg'

/** A picture of pages-data/media: one that is there, or an upload. */
export function PictureField(props: FieldProps) {
  const { path, value, order } = props
  const form = useForm()
  const { set } = edits(form, path, order)
  const place = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState('')
  const keep = async (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    setProblem('')
    try {
      const kept = await upload(file)
      await refreshSite()
      set(kept.name)
      say(`${kept.name} is uploaded: ${kept.width} × ${kept.height} px, ${Math.ceil(kept.bytes / 1000)} KB.`)
      place.current?.querySelector('dialog')?.close()
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
    // Dropping is an extra; the button does the same.
    <div ref={place} className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <PickedField
        {...props}
        what="a picture"
        sign={value ? <img className="thumbnail" src={`/media/${value}`} alt="" /> : null}
        told={
          problem && (
            <p className="error" role="alert">
              {problem}
            </p>
          )
        }
        beside={
          <label className="upload">
            Upload a JPEG, PNG or SVG, or drop it here
            <input
              type="file"
              className="visually-hidden"
              accept={accepted}
              onChange={({ target }) => keep(target.files)}
            />
          </label>
        }
      >
        {(search, choose) => (
          <ul className="grid">
            {form.info.pictures
              .filter((picture) => picture.includes(search))
              .map((picture) => (
                <li key={picture}>
                  <Button aria-pressed={picture === value} onClick={() => choose(picture)}>
                    <img src={`/media/${picture}`} alt="" loading="lazy" />
                    <span>{picture}</span>
                  </Button>
                </li>
              ))}
          </ul>
        )}
      </PickedField>
    </div>
  )
}
