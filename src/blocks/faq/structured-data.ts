import type { BlockProps, RichText, RichTextPart } from '../../contract/index.ts'

/** The questions as schema.org FAQPage, for search engines (spec 2.10). */
export default function faqPage({ questions }: BlockProps<'faq'>): object[] {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

const plainText = (text: RichText): string => text.map(wordsOf).join('')

function wordsOf(part: RichTextPart): string {
  if (typeof part === 'string') return part
  if ('strong' in part) return part.strong
  return 'code' in part ? part.code : part.label
}
