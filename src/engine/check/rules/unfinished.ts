import { toWrite } from '../../content/drafts.ts'
import { firstMatch, textRule, withoutCode } from '../text-rule.ts'
import { quote } from '../words.ts'

/** Placeholders, which somebody meant to replace. */
export const unfinished = textRule(
  { name: 'unfinished', description: 'No text is a stand-in for one still to be written.', severity: 'error' },
  (text, marks, name) => {
    if (text.startsWith(toWrite)) return undefined
    const found =
      firstMatch(marks ? withoutCode(text) : text, flags) ??
      firstMatch(text, latin) ??
      (perhaps.test(text) ? (firstMatch(withoutCode(text), fields) ?? firstMatch(text, phrases)) : undefined) ??
      (names.test(String(name)) ? firstMatch(text, sample) : undefined) ??
      (people.test(String(name)) ? firstMatch(text, stranger) : undefined) ??
      firstMatch(text, templates)
    if (found)
      return {
        ...found,
        message: `${quote(found.written)} stands in for words that are still to be written.`,
        suggestion,
      }
    if (isNameOf(text, String(name)))
      return { index: 0, written: text, message: `${quote(text)} is the name of the property.`, suggestion }
    const cut = name === 'description' && !marks ? firstMatch(text, cutOff) : undefined
    if (cut)
      return { ...cut, message: 'The description ends in the middle of a sentence.', suggestion: 'Write its end.' }
    // A cell of a table, and a figure, may be a dash.
    const isOpen = typeof name === 'string' && !/^(?:alt|value|figure|number|price)$/.test(name)
    if (
      isOpen
        ? !/^(?:[^\p{L}\p{N}]*|n\/?a\.?|none|nil)$/iu.test(text)
        : /[\p{L}\p{N}]/u.test(text) || !(marks || /[.…_*?!#=~-]{2}|[…_?!#=~]/.test(text))
    )
      return undefined
    return { index: 0, written: text, message: `${quote(text)} says nothing.`, suggestion }
  },
)

/** A program cuts long sentences; a short one may trail off on purpose. */
const cutOff = /(?<=(?:[^\s.!?]+ ){6}\S*)(?:…|\.\.\.)$/

/** Whether a text only says what belongs there, as a template does. */
const isNameOf = (text: string, name: string): boolean =>
  text.length < 15 &&
  (/^(?:description|label|intro|question|answer|caption|text|subtitle|alt)$/.test(name)
    ? text.toLowerCase().replace(/[.:]$/, '') === name
    : /^(?:title|heading)$/.test(name) && /^(?:title|heading|headline)$/i.test(text))

/** What an entry is called by. */
const names = /^(?:title|heading|name|question)$/

/** What studios and templates write into a new heading. */
const sample = /^(?:(?:new|sample) (?:title|heading|question)|(?:title|heading|question) \d{1,2})$/i

/** Properties that say who somebody is; elsewhere the same words may be the label of a field. */
const people = /^(?:name|profile|company)$/

/** People of templates and examples. */
const stranger =
  /^(?:(?:client|company|customer|employee|member|person|product|project)(?: name(?:, \p{L}+)?| \d{1,2})|job title|(?:full|your|first) ?name(?: last ?name)?|(?:john|jane) (?:doe|roe|smith)|(?:max|erika) mustermann|joe bloggs)$/iu

/** Stand-ins of templates, and the company of all examples. */
const templates =
  /^(?:\w+ )?\w+ goes here[.!]?$|^(?:(?:[Aa]|[Tt]he|[Ss]hort|[Bb]rief) ){0,2}(?:[Dd]escription|[Ss]ummary|[Cc]aption) (?:of|for) (?:(?:the|this) )?(?:card|image|item|picture|product|project|section|service|step)(?: \d{1,2})?\.?$|\b(?:Acme|ACME) (?:Corp(?:oration)?|Inc|Ltd)\b|\[(?:\p{Lu}\p{L}+ ){0,2}(?:Name|Date|Company|Address|Position)\](?!\()/u

const suggestion = 'Write the words that visitors are to read.'

/** In capitals only, because "todo apps" are a kind of software; in quotation marks, a text may speak of the filler. */
const flags =
  /(?<!["“”'‘’])\bLorem [Ii]psum\b(?= dolor| is (?:simply )?dummy|\W*$)|^lorem ipsum\b|\b(?:TODO(?! (?:apps?|lists?|items?|comments?)\b)|TBD|TBC|TBA|FIXME|TKTK|XXX+|(?:19|20)XX)\b|\bX{2,}(?=\s?(?:%|per ?cent))|^(?!www|iii)([a-z])\1{2,}[.!]?$|^NaN\b|\bNaN$|^(?:undefined|null) /

/** A quick test that nearly every correct text passes. */
const perhaps =
  /\?\?\?|__|\?\)|\s@\p{Lu}|one\)|error!|#[RVNDS]|\bhere\b|\bfollow|ipsum|dolor|\bto be\b|placeholder|dummy|filler|sample|[[<]|\((?:tb|todo)|language model|sent from|^(?:todo|tb[dca]|fixme|asdf|qwert|foo|blah|test|untitled|undefined|null|nan|sure|certainly|add|enter|insert|type|write)|%[A-Z]|\*\||[@#«‹|~$]|\?\?|\+\p{Lu}|(?:…|\.\.|[-–—] |\bx+ |\bNN? )/iu

/** Words of the Latin filler that no other language has. */
const latin =
  /\b(?:consectetur|adipi[sc]+ing|eiusmod|incididunt|aliqua|veniam|nostrud|ullamco|laboris|aliquip|consequat|irure|reprehenderit|voluptate|cillum|fugiat|pariatur|excepteur|occaecat|cupidatat|deserunt|perspiciatis|voluptatem|accusantium|doloremque)\b/i

/** Fields that a mail merge or a template should have filled in, and blanks left by an author. */
const field =
  '(?:[A-Za-z]+[ _.])?(?:[Ff]irst|FIRST|[Ll]ast|LAST|[Ff]ull|[FL])?_?(?:[Nn]ame|NAME|[Dd]ate|DATE|[Cc]ity|CITY|[Pp]rice|[Aa]mount|[Nn]umber|[Ee]-?mail|EMAIL|[Pp]hone|[Cc]ompany|COMPANY|[Cc]lient|[Cc]ustomer)|[A-Za-z]*[a-z](?:Name|Date|City|Price|Amount|Number|E[Mm]ail|Phone|Company|Title)'
const unit = '(?:%|per cent|minutes|hours|days|weeks|months|years|people|clients|developers|projects)'
const fields = new RegExp(
  [
    String.raw`[«‹<]+\s?(?:${field})\s?[»›>]+|\[+%?(?:${field}|link|url|photographer)%?\]+(?!\()|(%%|##|@@|__|[%$|~]|\*\|)(?:${field})(?:\1|\|\*)`,
    // <number of hours>, [number of hours]
    String.raw`<[a-z][\w’'-]*(?: [\w’'-]+){2,}>|<(?:the|your|our|a|an) [\w’'-]+>|\[(?:number|name|date|list|amount|percentage) of [^\][]+\](?!\()`,
    String.raw`(?<=\b(?:after|by|for|has|have|in|of|over|than|under|with|within) )(?:\.{3}|…|\[[ xX_….]*\]|[#?]{1,3}|[_–—-]{2,3}|-|[xX]{1,3}|NN?)(?= ${unit})`,
    // People and channels that are addressed in a chat: @Priya, @channel, <@U012AB3CD>, cc @Rohit.
    String.raw`<[@#!][\w|]+>|(?<=^|[.!?] )@(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|\p{Ll}+\.\p{Ll}+|here|channel|all|everyone|team),? (?=\p{Ll})|(?<![\p{L}\d])(?:[Cc][Cc]:?|[Aa]sk) @\p{L}[\p{L}.]*|(?<=^|[.!?] )\+\p{Lu}\p{Ll}+ (?=(?:can|could|please|pls)\b)`,
  ].join('|'),
  'u',
)

const phrases = new RegExp(
  [
    // A sentence may speak of it: "never lorem ipsum".
    String.raw`\b(?:(?<!lorem )ipsum|ipsum dolor|dolor sit amet)\b`,
    `^(?:insert|enter|type|add|write|put) (?:your|an?|the|some) (?:message|text|title|heading|name|description|words?|caption|content)(?: here)?[.!]?$`,
    String.raw`\byour (?:text|title|heading|message|content|caption) (?:goes )?here\b`,
    String.raw`^(?:todo|tbd|tbc|tba|fixme)\b\s*(?::|$)`,
    String.raw`(?:^(?:\S+ )?|[([])to be (?:written|defined|decided|filled in|supplied)\b(?=[.\s)\]]*$)`,
    String.raw`\?{3,}|_{3,}|(?<=\s)__(?=\s)`,
    String.raw`\b(?:your|insert|add|enter|put|some|sample|dummy|placeholder|example) (?:[a-z]+ ){0,2}(?:text|title|heading|copy|content|words|description|name) (?:goes )?here\b`,
    String.raw`\b(?:text|title|heading|copy|content|description) goes here\b`,
    String.raw`^(?:this is |some |the |an? )?(?:placeholder|dummy|filler|sample) (?:text|copy|content|title|heading)(?=[.\s]*$)`,
    String.raw`[[<](?:(?:insert|enter|add|your|fill in) [^\]>()]+|tbd|todo|placeholder|client name|company name|xx+)[\]>](?!\()`,
    String.raw`^(?:asdf\w*(?:\s+asdf\w*)*|qwert\w*|foo(?:[ ,]bar)?(?:[ ,]baz)?|blah(?:[ ,]+blah)*|test(?: test)+|placeholder|untitled|undefined|null|nan)[.!]?$`,
    '^(?:enter|insert|add|type|write) (?:your |an? |the )?(?:title|heading|text|name|description|caption|label|subtitle)(?: here)?[.…]*$',
    '^(?:the )?(?:text|copy|content|description)s? (?:follows|to follow|will follow)[.…]*$',
    '^(?:add|enter|insert) an? (?:short |brief )?(?:description|title|heading|text|summary|caption) of (?:the|this) (?:service|page|section|block|card|company)[.…]*$',
    String.raw`\[object Object\]`,
    // Fields of a mail merge, and what mails leave of a picture.
    String.raw`\*\|\w+\|\*|%[A-Z]+(?:_[A-Z]+)+%|\[cid:[^\]]*\]?`,
    String.raw`\((?:todo|tbd|tbc|tba)\)`,
    // A remark to a colleague: [Ravi: please check], [check with sales].
    String.raw`\[(?:\p{Lu}\p{L}+: |(?:please |to )?(?:check|confirm|verify|update|replace|ask|fix)\b)[^\][]+\](?!\()`,
    // Questions to a colleague, and versions to choose from.
    String.raw`\(\p{Lu}\p{Ll}+: [^()]*\?\)|(?<=\s)@\p{Lu}\p{Ll}+ (?:can|could|please|pls)\b|<{2,} ?[a-z][^<>]*>{2,}`,
    String.raw`\((?:choose|pick|select) one\)`,
    // Phrases of chat assistants.
    String.raw`^(?:sure|certainly)[!,.]? here(?:’s|'s| is| are)\b|\bas an AI (?:language )?model\b`,
    // What telephones put below a message.
    String.raw`\b(?:Sent from my|Get Outlook for) \w+`,
    // Errors of word processors and spreadsheets.
    String.raw`\bError! (?:Reference|Bookmark|Hyperlink|No )[\w ]*`,
    String.raw`#(?:REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|N\/A)`,
  ].join('|'),
  'iu',
)
