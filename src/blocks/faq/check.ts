import type { BlockCheck } from '../../page/block-check.ts'

const who = '(?:i|you|we|they|it|there)'
const what = '(?:the|a|an|my|our|your|this|these)'
/** The verb before the subject, first or after a question word; "How we work" and "Do it yourself" are headings. */
const asks = new RegExp(
  `^(?:(?:can|could|will|would|is|are|should|does|did) (?:${who}|${what})|(?:do|have|has) (?!it\\b)${who}|` +
    `(?:what|how|when|where|why|which)(?! (?:${who}|${what}) )\\b[^,.:]* (?:is|are|do|does|did|can|could|will|would|should) (?:${who}|the|my|our|your)) `,
  'i',
)

/** A question that ends in a full stop: "What happens when it is down." */
const stopped =
  /^(?:what|how|when|where|why|which|who) (?:happens?|is|are|do|does|did|can|will|would|should|much|many|long|often|far|soon) .*\.$/i

/** Questions end in a question mark. */
export const check: BlockCheck<{ questions: { question: string }[] }> = ({ questions }) =>
  questions.flatMap(({ question }, index) =>
    (asks.test(question) && !/[?}…”"’)]$/.test(question)) || stopped.test(question)
      ? [
          {
            path: ['questions', index, 'question'],
            message: 'This is a question without a question mark.',
            suggestion: 'End it with "?".',
          },
        ]
      : [],
  )
