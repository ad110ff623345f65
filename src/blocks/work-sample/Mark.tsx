import type { UiIconName } from '../../ui/icon-names.ts'
import { UiIcon } from '../../ui/Icon.tsx'

const signs: Record<'good' | 'open' | 'fault', [icon: UiIconName, words: string]> = {
  good: ['check-bold', 'In order: '],
  open: ['circle-bold', 'Open: '],
  fault: ['warning-bold', 'Fault: '],
}

/** What is to be said of a row or line: a sign, and its meaning for those who hear it. */
export function Mark({ mark }: { mark: keyof typeof signs | undefined }) {
  if (!mark) return null
  const [icon, words] = signs[mark]
  return (
    <>
      <UiIcon name={icon} />
      <span className="visually-hidden">{words}</span>
    </>
  )
}
