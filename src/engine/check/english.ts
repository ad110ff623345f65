import { inPlaceOf } from './words.ts'

/**
 * Words that the rules about wording know, as alternatives of patterns. Each list holds only words that leave no doubt where a
 * rule uses it: "works" and "reports" are verbs and nouns, "clients" is not.
 */

/** Numbers from zero on, as words. */
export const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** The tens above them. */
export const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** The number that digits or a word stand for; -1 if they stand for none. */
export function numberOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  const ten = tens.indexOf(word.toLowerCase())
  return ten < 0 ? numbers.indexOf(word.toLowerCase()) : (ten + 3) * 10
}

/** A number in the place of another, in digits or as a word as that is. */
export const numberFor = (written: string, number: number): string =>
  /\d/.test(written) ? String(number) : inPlaceOf(written, numbers[number] ?? String(number))

/** Cities that sites of this trade mention. */
export const cities =
  'Ahmedabad Bengaluru Bangalore Bhubaneswar Chandigarh Chennai Coimbatore Dehradun Faridabad Ghaziabad Gurugram Guwahati Hyderabad Kolkata Lucknow Ludhiana Vadodara Visakhapatnam Amsterdam Auckland Barcelona Birmingham Brisbane Brussels Chicago Copenhagen Edinburgh Frankfurt Glasgow Hamburg Helsinki Istanbul Johannesburg Liverpool Manchester Melbourne Montreal Nairobi Singapore Stockholm Toronto Vancouver'

/** What can follow "its", "their", "your" and "whose". */
export const owned =
  'own|accounts?|apps?|budgets?|business|clients?|code|company|content|costs?|customers?|data|documents?|employees|files?|goals?|hours|money|names?|needs|orders?|owners?|pages?|passwords?|people|phones?|prices?|products?|projects?|reviews?|servers?|shops?|sites?|size|software|staff|stock|stores?|systems?|tasks?|teams?|texts?|time|users?|value|websites?|work'

/** A noun in the plural, or a verb as it follows "it", which is formed alike. */
export const withEnding = (word: string): string =>
  ({ have: 'has', are: 'is', were: 'was' })[word] ??
  (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}${/(?:o|x|ss|[cs]h)$/.test(word) ? 'es' : 's'}`)

const allWithEnding = (words: string): string => words.split('|').map(withEnding).join('|')

/** Nouns that are counted, in the singular; none of them is also a verb. */
export const counted =
  'app|client|company|customer|day|developer|document|editor|employee|engineer|expert|feature|hour|machine|manager|member|minute|month|partner|server|service|shop|system|team|tester|tool|user|visitor|website|week|year'

/** The same in the plural; none of them is also a verb. */
export const plurals = allWithEnding(counted)

/** Verbs without an ending; none of them is also a noun. */
export const bare =
  'add|ask|avoid|be|become|begin|bring|choose|come|create|find|get|give|go|hear|keep|know|learn|make|pay|put|read|say|see|sell|send|speak|take|tell|think|understand|write'

/** The same verbs with "s", apart from "be"; none of them is a noun. */
export const withS = allWithEnding(bare.replace('be|', ''))

/** More verbs with "s", for where the word before leaves no doubt. */
export const alsoNouns =
  'agrees|answers|builds|calls|changes|checks|cleans|collects|connects|deploys|designs|develops|draws|explains|follows|grows|has|helps|hires|is|knows|lets|likes|lives|looks|maintains|measures|meets|moves|needs|offers|opens|owns|plans|prefers|provides|publishes|removes|repairs|replaces|runs|serves|shows|starts|stays|supports|tests|tries|trusts|uses|visits|waits|wants|was|watches|works'

/** Comparatives. */
export const comparatives =
  'better|bigger|busier|cheaper|cleaner|clearer|closer|deeper|earlier|easier|faster|fewer|greater|harder|heavier|higher|larger|later|less|lighter|longer|lower|more|nearer|newer|older|quicker|quieter|richer|safer|shorter|simpler|slower|smaller|sooner|stronger|tighter|weaker|wider|worse|younger'

/** Words that begin sentences, and never a name. */
export const starters =
  'the|it|we|you|they|this|that|these|those|there|what|who|how|where|when|why|which|if|our|your|their|its|his|her|nobody|everybody|each|every|some|most|all|then|but|so|and|or|in|at|on|by|for|with|from|after|before|as'

/** What ends with a full stop within a sentence. */
export const shortened = 'approx|appt|assn|chap|corp|dept|excl|incl|misc|prof|resp|temp'

/** Names and abbreviations that are in use with these capitals alone. */
export const namesWithCapitals =
  'API APIs SQL ERP CRM SEO HTML CSS PHP CMS PDF PDFs URL URLs XML SDK JavaScript TypeScript PostgreSQL MySQL MongoDB GitHub GitLab WordPress WooCommerce GraphQL LinkedIn YouTube WhatsApp PayPal iPhone DevOps'
