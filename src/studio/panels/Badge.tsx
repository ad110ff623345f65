/** A number of mistakes or warnings; nothing for none. */
export function Badge({ count, of, warn }: { count: number; of: string; warn?: boolean }) {
  if (!count) return null
  return (
    <span className={warn ? 'badge warn' : 'badge'}>
      {count}
      <span className="visually-hidden">{` ${of}${count === 1 ? '' : 's'}`}</span>
    </span>
  )
}
