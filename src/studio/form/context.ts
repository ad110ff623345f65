import { createContext, useContext } from 'react'
import { originOf } from '../../page/origin.ts'
import type { Path } from '../../page/walk.ts'
import type { SiteInfo, SiteState } from '../api.ts'
import { change } from '../documents.ts'
import type { Placed } from '../findings.ts'
import { type Json, removeAt, setAt, valueAt } from '../text/patch.ts'
import { writeAhead } from '../write-ahead.ts'

/** What the fields of a form share. */
export interface Form {
  file: string
  text: string
  data: unknown
  info: SiteInfo
  site: SiteState
  findings: Placed[]
  /** Path of the page in the middle. */
  page: string
}

/** The form that a field is in. */
export const FormContext = createContext<Form | undefined>(undefined)

/** The form that this field is in. @throws Error outside of one */
export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field must be in a form.')
  return form
}

/** The id of the control that edits a value. */
export const idOf = (file: string, path: Path): string => `field ${originOf(file, path)}`

/** Changes of one value, as patches to the text. */
export function edits({ file, text, data }: Form, path: Path, order: string[]) {
  const about = originOf(file, path)
  return {
    set(value: Json) {
      writeAhead(about, valueAt(data, path), value)
      change(file, setAt(text, path, value, order), about)
    },
    remove: () => change(file, removeAt(text, path)),
  }
}
