import { textRule } from '../text-rule.ts'
import { type Slip, slipIn } from '../text-slips.ts'

/** Slips of grammar that no sentence means. A pattern stands here only if nothing right looks like it. */
export const wording = textRule(
  { name: 'wording', description: 'No text has one of the common slips of grammar.', severity: 'warning' },
  (text) => slipIn(text, slips),
)

const owned =
  'own|accounts?|app|budget|business|clients?|code|company|customers?|data|orders?|owners?|people|product|project|reviews?|servers?|shop|site|software|staff|store|systems?|teams?|users?|website'

/** Nouns that are no verbs, for what a number or "every" goes with. */
const counted = 'client|customer|day|developer|engineer|hour|minute|month|system|tester|user|week|year'

const verbs =
  'asks|becomes|begins|brings|builds|comes|finds|gets|gives|goes|helps|keeps|lets|makes|needs|reads|runs|says|sees|sends|shows|starts|takes|tells|waits|works|writes'

/** Where "will", "can" and "must" are no nouns. */
const asVerb = String.raw`(?<!\b(?:an?|the|his|her|their|your|my|our|its|free|good|ill|tin|oil) )(?<=\S )`

const starters =
  'the|it|we|you|they|this|that|these|those|there|what|who|how|where|when|why|which|if|our|your|their|its|his|her|nobody|everybody|each|every|some|most|all|then|but|so|and|or|in|at|on|by|for|with|from|after|before|as'

const shortened = 'approx|appt|assn|corp|dept|excl|incl|misc|prof|resp|temp'

const slips: Slip[] = [
  {
    pattern: /\b(should|could|would|might|must)(n['’]t)? of\b(?! course)/i,
    message: '"of" is no verb.',
    mend: (written) => written.replace(/of$/, 'have'),
  },
  {
    pattern: new RegExp(String.raw`\b(you)['’]re(?= (?:${owned})\b(?! (?:of|now)\b))`, 'i'),
    message: 'it means "you are".',
    mend: (written) => `${written.slice(0, 3)}r`,
  },
  {
    pattern:
      /(?<=\b(?:when|if|once|because|until|unless) )your(?= (?:ready|sure|done|happy|unsure|stuck|lost|going)\b)/i,
    message: 'it means "of you".',
    mend: (written) => `${written.slice(0, 3)}’re`,
  },
  {
    pattern: new RegExp(String.raw`\b(who)['’]s(?= (?:${owned}|checkout|goal|job|name|orders)\b)`, 'i'),
    message: 'it means "who is".',
    mend: (written) => `${written.slice(0, 3)}se`,
  },
  {
    pattern: /\ban(?= (?!nginx|npx)[bcdfgjklmnpqrstvwz](?:[aeiou]|[lrhw][aeiouy])[a-z]+)/,
    message: 'the next word begins with a consonant.',
    mend: () => 'a',
  },
  {
    pattern: /\ba(?= (?!and\b|are\b|also\b|one|once|eu|ewe|ouija|appears|asks|offers)[aeio][a-z]{2,})/,
    message: 'the next word begins with a vowel.',
    mend: () => 'an',
  },
  {
    pattern: new RegExp(String.raw`${asVerb}\b(?:will|can|must|should|would|could|might)(?: not)? (?:${verbs})\b`),
    message: 'the verb has an "s" too many.',
    mend: (written) => written.replace(/goes$/, 'go').replace(/s$/, ''),
  },
  {
    pattern: new RegExp(
      String.raw`${asVerb}\b(?:will|must|should|would|could) (?:are|is|was|were|has|am)\b|\b[Ii]t is ha(?:s|ve)\b|\b(?:We|They|You) (?:have are|are have)\b|${asVerb}\b(?:can|will|must|should) (?:can|will|must|should)\b`,
    ),
    message: 'one of the two verbs is too many.',
    advice: 'Remove one of them.',
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\b(?:an?|the|each|every|per|our|your|this|that|first|last) )\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9]\d+) (?:${counted}|page|project|report|screen|team|ticket)(?=[.;!?]|$| (?:ago|later|before|after|are|were|have|work)\b)`,
      'i',
    ),
    message: 'there are several.',
    mend: (written) => `${written}s`,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:every|(?<!\b(?:number|version|phase|day|year|step|stage|level|tier|part|week|month) )one) (?:${counted}|page|report|screen|server|team|ticket)s\b`,
      'i',
    ),
    message: 'this goes with one.',
    mend: (written) => written.replace(/s$/, ''),
  },
  {
    pattern: /\beach (?:client|customer|day|developer|engineer|hour|month|system|tester|week|year)s\b/i,
    message: '"each" goes with one.',
    mend: (written) => written.replace(/s$/, ''),
  },
  {
    pattern: new RegExp(
      String.raw`(?<=(?:\p{Ll}{4}(?<!\b(?:${shortened}))|\b(?:it|us|you|them|day|off|use|way))\. )(?:${starters})(?= \p{Ll})`,
      'u',
    ),
    message: 'a sentence begins with a capital.',
    mend: (written) => written.charAt(0).toUpperCase() + written.slice(1),
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\p{Ll}{3}(?<!\b(?:${shortened}|etc|inc|ltd|vol|min|max|est|eds)))(?:\.,|\.:|:\.)(?= )`,
      'u',
    ),
    message: 'one of the two signs is too many.',
    advice: 'Remove one of them.',
  },
  {
    pattern: /(?<=.{60} )(?:and|or|the|an?|and the|with an?|of the|in the)$/s,
    message: 'the text ends in the middle of a sentence.',
    advice: 'Write the sentence to its end.',
  },
]
