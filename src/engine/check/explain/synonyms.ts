/** Words that people use for the same thing, one thing a row. */
const rows = `
  title heading headline header name label caption question text words h1 h2 h3 subject
  description text body content copy summary details subTitle subtitle blurb desc
  intro subTitle subtitle lead teaser
  description text paragraphs paragraph intro introduction lead answer response content
  image img imgSrc src picture photo logo portrait avatar thumbnail banner media
  alt altText alternative imageAlt alternativeText
  to href url link target address path destination page
  action actions button buttons cta link links contacts call
  icon symbol glyph iconName
  items list entries points elements lines labels rows bullets
  cards items services features tiles tools entries reasons texts
  steps items stages phases entries
  questions faqs faq items entries qa
  groups sections categories columns tabs items
  slides banners items images
  counters gauges figures stats numbers items
  value target number count percent percentage amount figure
  tone theme background color colour ground variant look style layout appearance
  id anchor slug key name
  type block component kind blockType
  note comment remark notes _comment reason
  keywords tags keyphrases keyword
  newTab external blank openInNewTab targetBlank
  dialog modal popup form
  only ids include entries filter select
  collection source from data list
  review quote text testimonial comment
  profile role position jobTitle designation job
  company organisation organization employer client
  meta seo head metadata
  blocks sections content components body
  side position align alignment placement
  draft unpublished hidden wip
  updated date modified lastUpdated
  datePosted posted published date from
  validThrough expires until deadline closingDate validUntil
  email mail mailbox e-mail
  phone phones telephone tel number
  embedUrl embed src iframe mapUrl
  requiredSkills skills
  keyResponsibilities responsibilities duties
  employmentType employment contract
  who name author person speaker sender by
  time when hour
  before old original previous
  after new current
  entries messages remarks moments events replies
`
  .toLowerCase()
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '))

/** The properties of an object that mean the same as a word, best matches first. */
export function synonymsOf(word: string, names: readonly string[]): string[] {
  const same = rows.filter((row) => row.includes(word.toLowerCase()))
  return names.filter((name) => name !== word && same.some((row) => row.includes(name.toLowerCase())))
}

/** Whether a word is in the list: then it was written on purpose, if in the wrong place, and is not misspelt. */
export const hasMeaning = (word: string): boolean => rows.some((row) => row.includes(word.toLowerCase()))
