import { comparedLines } from '../text/lines.ts'

/** The differences between two texts: lines of the first as deletions, lines of the second as insertions. */
export function Compared({ before, after, names }: { before: string; after: string; names: [string, string] }) {
  const lines = comparedLines(before, after)
  return (
    <div className="compared">
      <p>
        <del>{names[0]}</del> <ins>{names[1]}</ins>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
      <pre tabIndex={0}>
        {lines.map(({ sign, text }, index) => {
          const Tag = sign === '-' ? 'del' : sign === '+' ? 'ins' : 'span'
          // oxlint-disable-next-line react/no-array-index-key -- lines of one comparison
          return <Tag key={index}>{`${sign} ${text}\n`}</Tag>
        })}
      </pre>
    </div>
  )
}
