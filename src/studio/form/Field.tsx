import './form.css'
import type { ReactNode } from 'react'
import { originOf } from '../../page/origin.ts'
import type { Path } from '../../page/walk.ts'
import type { Placed } from '../findings.ts'
import { wordsOf } from '../text/words.ts'
import { idOf, useForm } from './context.ts'
import type { Contract } from './contract.ts'
import { Help } from './Help.tsx'

/** The props of every kind of field. */
export interface FieldProps {
  contract: Contract
  path: Path
  value: unknown
  required: boolean
  /** The property names of the object that holds the value, in the order of its contract. */
  order: string[]
  /** Its name, if its key is only a number: "Question 3". Its list shows the help. */
  label?: string
  /** Shown beside its name: the buttons of an entry. */
  tools?: ReactNode
}

/** Ids of a field's control, its help and its findings. */
export function useIds(path: Path) {
  const { file, findings } = useForm()
  const id = idOf(file, path)
  const own = findings.filter(({ origin }) => origin === originOf(file, path))
  const described = [`${id} help`, ...own.map((_, index) => `${id} finding ${index}`)].map(plain).join(' ')
  return {
    id: plain(id),
    own,
    control: { id: plain(id), 'aria-describedby': described, 'aria-invalid': own.some(isError) || undefined },
  }
}

/** An id without spaces, so that attributes can refer to it. */
export const plain = (id: string): string => id.replaceAll(' ', '_')

const isError = ({ severity }: Placed): boolean => severity === 'error'

/** A field with its name, its help from the contract, and its findings. */
export function Field({
  contract,
  path,
  label,
  required,
  tools,
  beside,
  children,
  group,
}: Omit<FieldProps, 'value' | 'order'> & { beside?: ReactNode; children: ReactNode; group?: boolean }) {
  const { file } = useForm()
  const { id, own } = useIds(path)
  const name = label ?? wordsOf(path.at(-1) ?? '')
  const { description } = contract.schema
  const words = (
    <>
      {name}
      {required && !label && <span className="needed"> required</span>}
    </>
  )
  return (
    <div
      className="field"
      data-origin={originOf(file, path)}
      {...(group && { role: 'group', 'aria-labelledby': `${id}_name` })}
    >
      <div className="field-head">
        {group ? <span id={`${id}_name`}>{words}</span> : <label htmlFor={id}>{words}</label>}
        <span className="row">
          {beside}
          {tools}
        </span>
      </div>
      {children}
      {!label && <Help text={description} id={`${id}_help`} />}
      <Findings of={own} id={id} />
    </div>
  )
}

/** Findings in the words of the checker. */
export function Findings({ of, id }: { of: Placed[]; id?: string }) {
  return of.map(({ severity, message, suggestion, origin, rule }, index) => (
    <p key={`${rule} ${origin} ${message}`} className={severity} id={id && `${id}_finding_${index}`}>
      <b>{severity === 'error' ? 'Mistake' : 'Warning'}:</b> {message} {suggestion}
    </p>
  ))
}
