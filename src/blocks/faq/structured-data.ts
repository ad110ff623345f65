import type { BlockProps, RichText } from '../../contract/index.ts'

/** The questions as schema.org FAQPage, for search engines (spec 2.10). */
export default function faqPage({ questions }: BlockProps<'faq'>): object[] {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

const plainText = (text: RichText): string =>
  text.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.label)).join('')
