/** The blocks of a page that are objects, with their index and type. */
export function blocksOf(data: unknown): { block: Record<string, unknown>; index: number; type: string }[] {
  const blocks = (data as { blocks?: unknown } | undefined)?.blocks
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block: unknown, index) =>
    typeof block === 'object' && block !== null && !Array.isArray(block)
      ? [{ block: block as Record<string, unknown>, index, type: String((block as { type?: unknown }).type) }]
      : [],
  )
}
