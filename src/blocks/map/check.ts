import type { BlockCheck } from '../../page/block-check.ts'

/** Map services have a separate address for embedding (spec 2.6). */
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
