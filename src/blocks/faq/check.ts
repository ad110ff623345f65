import type { BlockCheck } from '../../page/block-check.ts'

/** How a question begins that can be nothing else; "How we work" is a heading. */
const asks =
  /^(?:do|does|did|can|could|will|would|is|are|may|should|has|have|who|which|whose)\b|^(?:what|how|when|where|why)\b.* (?:do|does|did|can|could|will|would|is|are|may|should|must|happens)\b|^how (?:many|much|long|often)\b/i

/** Questions end in a question mark. */
export const check: BlockCheck<{ questions: { question: string }[] }> = ({ questions }) =>
  questions.flatMap(({ question }, index) =>
    asks.test(question) && !/[?}…”"’)]$/.test(question)
      ? [
          {
            path: ['questions', index, 'question'],
            message: 'This asks, and has no question mark.',
            suggestion: 'End it with "?".',
          },
        ]
      : [],
  )
