import { lookUp } from '../dictionary.ts'
import { firstMatch, type TextFault, textRule, withoutCode } from '../text-rule.ts'

/** The site is in English: words of another language are a sentence that nobody has translated. */
export const foreignWords = textRule(
  {
    name: 'foreign-words',
    description: 'No sentence or word of a text is left in another language.',
    severity: 'warning',
  },
  (text) => {
    const words = withoutCode(text)
    // A sentence may stand beside its English words.
    const script = /\p{Script=Latin}{2}/u.test(words) ? undefined : firstMatch(words, otherScript)
    if (script)
      return { ...script, message: 'This is in another script.', suggestion: 'Write it in English, or remove it.' }
    const label = text.length < 30 ? labels[text.toLowerCase().replace(/\W+$/, '')] : undefined
    if (label)
      return { index: 0, written: text, message: 'This is in another language.', suggestion: `Write "${label}".` }
    if (!perhaps.test(words)) return undefined
    return foreignSentence(words) ?? foreignWord(words)
  },
)

/** Three words that are not in Latin letters; one or two may be the name of a language or a place. */
const otherScript =
  /(?:(?!\p{Script=Latin}|\p{Script=Greek})\p{L}[^\s\p{Script=Latin}]{0,60}\s+){2,40}(?!\p{Script=Latin}|\p{Script=Greek})\p{L}[^\s\p{Script=Latin}]{0,60}/u

/** German words in use everywhere, with the English ones. */
const german: Record<string, string> = {
  ...{ und: 'and', oder: 'or', mit: 'with', für: 'for', nicht: 'not', das: 'the', eine: 'a', wir: 'we', auch: 'also' },
  ...{ ist: 'is', sind: 'are', wird: 'becomes', werden: 'become', sie: 'they', bei: 'at', einen: 'a' },
}

/** The same of other languages. */
const others: Record<string, [language: string, right: string]> = {
  ...{ et: ['French', 'and'], avec: ['French', 'with'], dans: ['French', 'in'], mais: ['French', 'but'] },
  ...{ aur: ['Hindi', 'and'], nahi: ['Hindi', 'not'] },
}

/** What buttons and headings say on sites in other languages. */
const labels: Record<string, string | undefined> = {
  ...{ startseite: 'Home', 'zur startseite': 'Go to the home page', 'über uns': 'About us', kontakt: 'Contact' },
  ...{ 'mehr erfahren': 'Learn more', weiterlesen: 'Read more', leistungen: 'Services', ressourcen: 'Resources' },
  ...{ referenzen: 'References', karriere: 'Careers', 'jetzt anfragen': 'Ask now', 'unser team': 'Our team' },
  ...{ accueil: 'Home', 'en savoir plus': 'Learn more', 'contactez-nous': 'Contact us', 'à propos': 'About us' },
  ...{ 'nos services': 'Our services', 'notre équipe': 'Our team', 'lire la suite': 'Read more' },
  ...{ inicio: 'Home', contacto: 'Contact', contáctenos: 'Contact us', contáctanos: 'Contact us' },
  ...{ 'leer más': 'Read more', 'ver más': 'See more', 'sobre nosotros': 'About us', servicios: 'Services' },
  ...{ 'saiba mais': 'Learn more', 'fale conosco': 'Contact us', 'chi siamo': 'About us', contatti: 'Contact' },
}

/** Words that make up the sentences of German, Hindi in Latin letters, French and Spanish, and hardly occur in English. */
const languages: [name: string, words: string][] = [
  [
    'German',
    `${Object.keys(german).join('|')}|der|dem|ein|einem|einer|zur|zum|zu|auf|aus|nach|von|vom|ihr|ihre|ihrem|ihren|ihnen|uns|bitte|haben|kann|können|über|gerne|durch|innerhalb|weitere|noch|dazu`,
  ],
  [
    'Hindi',
    'hai|hain|ke|ki|ko|yeh|mein|nahi|nahin|karna|karni|liye|aur|kya|abhi|baad|isko|usko|theek|raha|karo|bhi|hum|apna|kuch|sab|wala|kar',
  ],
  [
    'French',
    'nous|vous|les|des|est|une|pour|avec|dans|que|qui|votre|notre|sont|cette|aux|sur|avant|chaque|du|et|la|le|nos|vos',
  ],
  ['Spanish', 'los|las|una|con|por|para|como|pero|más|muy|está|este|esta|nuestro|nuestra|su|que|del'],
]

const patterns = languages.map(
  ([name, words]) => [name, new RegExp(String.raw`(?<![\p{L}’'-])(?:${words})(?![\p{L}’'-])`, 'giu')] as const,
)
const perhaps = new RegExp(
  String.raw`(?<![\p{L}’'-])(?:${languages.map(([, words]) => words).join('|')}|${Object.keys(others).join('|')})(?![\p{L}’'-])`,
  'iu',
)

/** A sentence of which at least a third are words of another language. */
function foreignSentence(text: string): TextFault | undefined {
  let index = 0
  for (const part of text.split(/(?<=[.!?])(?=\s)/)) {
    const written = part.trim()
    const count = written.split(/\s+/).length
    for (const [language, pattern] of patterns) {
      const found = written.match(pattern) ?? []
      if (found.length < 3 || new Set(found).size < 2 || found.length * 3 < count) continue
      return {
        index: index + part.indexOf(written),
        written,
        message: `This sentence is in ${language}.`,
        suggestion: 'Write it in English, or remove it.',
      }
    }
    index += part.length
  }
  return undefined
}

const alone = new RegExp(
  String.raw`(?<=(\p{L}*\p{Ll})[,;]? )(${[...Object.keys(german), ...Object.keys(others)].join('|')})(?= (?!al\b|cetera|veritas|labora)(\p{L}+)(?! (?:GmbH|AG|KG)))`,
  'u',
)

/** A word of another language between two of English. */
function foreignWord(text: string): TextFault | undefined {
  const found = firstMatch(text, alone)
  if (!found) return undefined
  const { index, written, groups } = found
  const [language, right] = others[written] ?? ['German', german[written]]
  // Names have words of their own: "Feld und Wald".
  if (!right || ![groups[0], groups[2]].every((word) => word && lookUp(word.toLowerCase())?.isWord)) return undefined
  return {
    ...{ index, written, replacement: right },
    message: `"${written}" is ${language}.`,
    suggestion: `Write "${right}".`,
  }
}
