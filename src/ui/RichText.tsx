import type { RichText as RichTextData } from '../contract/index.ts'
import { Anchor } from './Anchor.tsx'

/** Text with strong parts, code and links. */
export function RichText({ text }: { text: RichTextData }) {
  return text.map((part, index) => {
    const key = `${index}`
    if (typeof part === 'string') return part
    if ('strong' in part) return <strong key={key}>{part.strong}</strong>
    if ('code' in part) return <code key={key}>{part.code}</code>
    return (
      <Anchor key={key} link={part}>
        {part.label}
      </Anchor>
    )
  })
}

/** A text as a paragraph; nothing if there is none. */
export function TextParagraph({ text, className }: { text: RichTextData | undefined; className?: string }) {
  return (
    text && (
      <p className={className}>
        <RichText text={text} />
      </p>
    )
  )
}
