import { richText } from '../../page/rich-text.ts'
import { tokenPattern } from '../../page/tokens.ts'
import { useForm } from './context.ts'

/** A text as readers see it: strong words strong, code as code, links underlined, tokens replaced. Nothing if readers see what is written. */
export function Reads({ text, rich }: { text: string; rich: boolean }) {
  const { page } = useForm()
  const parts = rich ? richText(text, page) : [text]
  if (parts.length === 1 && parts[0] === text && text.search(tokenPattern) < 0) return null
  return (
    <p className="reads">
      <span className="visually-hidden">Reads: </span>
      {parts.map((part, index) => {
        // oxlint-disable react/no-array-index-key -- parts of one text
        if (typeof part === 'string') return <Words key={index} of={part} />
        if ('href' in part)
          return (
            <u key={index} title={`Leads to ${part.href}`}>
              <Words of={part.label} />
            </u>
          )
        const [Tag, words] = 'code' in part ? (['code', part.code] as const) : (['strong', part.strong] as const)
        return (
          <Tag key={index}>
            <Words of={words} />
          </Tag>
        )
        // oxlint-enable react/no-array-index-key
      })}
    </p>
  )
}

/** Words with their tokens replaced by the texts that they stand for. */
function Words({ of }: { of: string }) {
  const { tokens } = useForm().info
  // As the pattern has a group, every second part is the name of a token.
  return of.split(tokenPattern).map((part, index) => {
    if (index % 2 === 0) return part
    const words = tokens[part]
    if (words === undefined) return `{${part}}`
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text
      <mark key={index} title={`{${part}}`}>
        {words}
      </mark>
    )
  })
}
