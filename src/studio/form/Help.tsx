/** A description from a contract. Names that editors write in documents stand between backticks. */
export function Help({ text, id }: { text: unknown; id?: string }) {
  if (typeof text !== 'string') return null
  return (
    <p className="help" id={id}>
      {text.split('`').map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text
        index % 2 ? <code key={index}>{part}</code> : part,
      )}
    </p>
  )
}
