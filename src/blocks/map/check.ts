import type { BlockCheck } from '../../page/block-check.ts'

/** A map to be looked at in a frame has another address than the one that opens in a tab (spec 2.6). */
export const check: BlockCheck<{ embedUrl?: string }> = ({ embedUrl }) =>
  embedUrl === undefined || /^(?:https:|\{).*embed/i.test(embedUrl)
    ? []
    : [
        {
          path: ['embedUrl'],
          message: `"${embedUrl}" is not the address of a map to embed.`,
          suggestion: 'Write "{mapEmbedUrl}".',
        },
      ]
