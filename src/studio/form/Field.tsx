import './form.css'
import type { ReactNode } from 'react'
import { originOf } from '../../page/origin.ts'
import type { Path } from '../../page/walk.ts'
import type { Placed } from '../findings.ts'
import { idOf, useForm } from './context.ts'
import { type Contract, wordsOf } from './contract.ts'
import { Help } from './Help.tsx'

/** What every kind of field is given. */
export interface FieldProps {
  contract: Contract
  path: Path
  value: unknown
  required: boolean
  /** Names of the holder's properties by its contract. */
  order: string[]
  /** What it is called, where its key is no name: "Question 3". Its list says the rest. */
  label?: string
  /** Stands beside its name: the buttons of an entry. */
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

/** Ids that other attributes name hold no spaces. */
export const plain = (id: string): string => id.replaceAll(' ', '_')

const isError = ({ severity }: Placed): boolean => severity === 'error'

/** A field with its name, its help from the contract, and what the checker says of it. */
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
      {required && !label && <span className="needed"> needed</span>}
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

/** What the checker says, in its words. */
export function Findings({ of, id }: { of: Placed[]; id?: string }) {
  return of.map(({ severity, message, suggestion, origin, rule }, index) => (
    <p key={`${rule} ${origin} ${message}`} className={severity} id={id && `${id}_finding_${index}`}>
      <b>{severity === 'error' ? 'Mistake' : 'Warning'}:</b> {message} {suggestion}
    </p>
  ))
}
