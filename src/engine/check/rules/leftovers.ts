import { textRule, withoutCode } from '../text-rule.ts'
import { type Slip, slipIn } from '../text-slips.ts'
import { capital } from '../words.ts'

/** What comes along when words are copied from a mail, a chat, a PDF or another program. */
export const leftovers = textRule(
  {
    name: 'leftovers',
    description: 'Nothing of the place that a text was copied from is left in it.',
    severity: 'warning',
  },
  (text, marks) => slipIn(withoutCode(text), slips) ?? (marks ? slipIn(withoutCode(text), addresses) : undefined),
)

const addresses: Slip[] = [
  {
    pattern: /(?<=\S\s)https?:\/\/[^\s()[\]]*[^\s()[\].,;:!?]/,
    message: 'a web address does not become a link by itself.',
    advice: 'Make a link of it: [words](address).',
  },
]

/** What is removed where it stands. */
const superfluous = (pattern: RegExp, message: string): Slip => ({ pattern, message, mend: () => '' })

const slips: Slip[] = [
  {
    pattern: /\b\p{L}\p{Ll}+- \p{Ll}{2,}(?<!- (?:and|or|to|nor|but|as|than|versus))\b/u,
    message: 'a line of the original broke within the word.',
    mend: (written) => written.replace('- ', ''),
  },
  superfluous(
    /(?:^|(?<=[.!?] ))\[[\d:. /,]+(?:[ap]m)?\] [^:.]{2,40}: |^\d{1,2}[./]\d{1,2}[./]\d{2,4}, \d{1,2}:\d\d(?: ?[ap]m)? - [^:]{2,40}: /i,
    'this is the head of a chat message.',
  ),
  {
    pattern: /(?:_x00[\dA-F]{2}_)+(?=(\S?))/,
    message: 'a line broke here in Excel.',
    mend: (_, [next]) => (next ? ' ' : ''),
  },
  superfluous(
    /^(?!\p{L}+day |(?:\p{L}+ )?(?:Hours?|Times?|Talk|Call|Break) )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \d{1,2}:\d\d(?: ?[AP]M)? (?=\p{Lu}\p{Ll}* \p{Ll})|^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? \((?:to (?:everyone|all|me|you|host)|privately|direct message)\): /u,
    'this is the head of a chat message.',
  ),
  superfluous(/^(?:Hi|Hello|Dear|Hey) \p{Lu}\p{Ll}+,\s|^FYI:?\s/u, 'this is the beginning of a message.'),
  superfluous(
    /(?<=[.!?]) (?:(?:Best|Kind|Warm|Many thanks and) regards|Thanks and regards|Yours (?:sincerely|faithfully)|Thx|Cheers|BR|Rgds)\b[,!.]?(?: \p{Lu}\p{Ll}+)?\.?$/u,
    'this is the end of a message.',
  ),
  superfluous(
    /(?:^|(?<=[.!?] ))(?:(?:Confidential\b[^.]{0,20} )?draft v?\d[\d.]*\b|Confidential [-–—] |Last (?:edited|modified|saved|changed) by \p{Lu})[^.]{0,80}\.?|\(?\bsee comment \[\w{1,3}\]\)?|\bnot for (?:publication|distribution)\.?$/iu,
    'this is a note about a draft.',
  ),
  superfluous(
    /^Copy (?:\d+ )?of (?=\p{Lu})|(?<=\S) ?(?:\((?:copy|[12])\)|[-–_] ?[Cc]opy(?: ?\(?\d\)?)?|(?:[-–_] ?)?(?:FINAL|v\d+ final|final v\d+)(?: ?v?\d+)?)$/u,
    'a program added this to the name of a copy.',
  ),
  superfluous(
    /\(\p{Lu}\p{Ll}+: (?:please|pls|can you|could you|check|is this)\b[^)]{0,80}\)|\((?:\p{Lu}\p{Ll}+,? )?(?:please|pls) (?:check|confirm|verify|ask|update|add)\b[^)]{0,80}\)|\[(?:draft|internal|todo|note(?=:))(?=[\s:–-])[^\]]{0,80}\](?!\()|\s?\[\p{Lu}{2,3}\d{1,2}\](?!\()|<(?:media|image|video|audio) omitted>|\bnote to (?:the )?(?:editor|self|designer|developer|team|translator|author|reviewer)s?\s?:[^.!?]{0,120}[.!?]?|\s?\[(?:citation|clarification|reference|source) (?:needed|required)\](?!\()|\(edited\)$/iu,
    'this was meant for a colleague.',
  ),
  superfluous(/(?:\s|^)(?:Page \d+ of \d+|Page \| \d+|\d+ \| ?P ?a ?g ?e)$/i, 'this is a page number.'),
  superfluous(
    /\[(?:\/?(?:[a-z]+\d*(?:[_-][a-z\d]+)+|caption|gallery|embed|playlist|row|column)(?:\s[^\]]{0,200})?|[a-z]+\s[a-z]+=["'\w][^\]]{0,200})\](?!\()/,
    'this is a shortcode of WordPress.',
  ),
  superfluous(/(?<=\{company\}) [|·–-] \{company\}/, 'the name of the company is there twice.'),
  {
    pattern:
      /(?:[₹€£$]\s?X[X,]*|\bX,XX(?:,X+)?|\bXX(?= (?:%|days|weeks|months|years|hours|people|clients|developers|projects)))(?!\w)/i,
    message: 'a number or name is still to be written here.',
    advice: 'Write it.',
  },
  {
    pattern: /(?<!")""(?!")\w[^"]*""/,
    message: 'the quotation marks are doubled, as in CSV files.',
    mend: (written) => written.replaceAll('""', '"'),
  },
  {
    pattern:
      /(?<![A-Za-z])[A-Za-z]+[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}]+[A-Za-z]*/u,
    message: 'a letter of another alphabet is within the word.',
    mend: (written) => written.replace(/[^A-Za-z]/g, ''),
  },
  {
    pattern:
      /^[a-z\d]+(?:_[a-z\d]+)+$|^(?:[a-z]+-){4,}[a-z]+$|^(?!.*-(?:to|of|in|the|and|by|as|on|at|for|per|a|or)-)[a-z]+(?:-[a-z]+){2,}$/,
    message: 'this is the name of a file or an id.',
    mend: (written) => capital(written.replace(/[_-]/g, ' ')),
  },
  superfluous(/\/\*.{0,300}?\*\/|(?:^|\s)\/\/ (?=\w).*/, 'this is a comment from program code.'),
  {
    pattern:
      /(?<![\d%])%(?:s|d|\d\$s)(?!\w)|<%=?[^%]*%>|<\?(?:php|=)|@@\w+@@|\bInvalid Date\b|(?<=\S )NaN(?= ?%| \S)|\b(?:Hello|Hi|Dear) (?:undefined|null)\b|(?<=\b(?:after|by|for|in|of|than|under|within) )(?:undefined|null|NaN)(?= (?:hours?|days?|weeks?|months?|years?|minutes?|clients|people|projects|per cent)\b)/,
    message: 'a program should have put something here.',
    advice: 'Write what is meant.',
  },
  superfluous(
    /(?<=\S)\s(?:\[(?:…|\.{3})\]|(?:Read|Learn|See) more ?(?:…|\.{3}|»|>+|→|›)|\(more ?(?:…|\.{3})\)|Continue reading.{0,40})$/i,
    'this belonged to the beginning of a longer text.',
  ),
  superfluous(
    /(?<=[\p{L}\d]{2}[.!?%)]?)\*(?=[\s,.;!?]|$)(?<=^[^*]*\*)(?=[^*]*$)/u,
    'the asterisk points at a note that is not there.',
  ),
  superfluous(
    /\b(?:asdf\w*|qwer(?!ty)\w*|zxcv\w*|hjkl\w*|[a-z]*(?:sdf|dfg|fgh|ghj|hjk|jkl){2,}[a-z]*|([a-z]{2,3})\1{3,})\b/i,
    'these letters were typed at random.',
  ),
  superfluous(/^(?:\d{1,2}[.)]|[a-z]\)|[✅☑➡▶❖➔]\ufe0f?|👉|🔹|🔸) (?=[\p{L}\d*])/u, 'the list has marks of its own.'),
  superfluous(
    /\[oai_citation:[^\]]{0,120}\](?:\([^)]*\))?|\bturn\d+(?:search|view|news|file)\d+\b|\bI hope this helps(?:[.!]|$)|\bWould you like (?:me to\b|(?:an?|some) (?:shorter|longer|different|alternative|more \w+) (?:versions?|texts?|wordings?)\b)[^.!?]{0,120}\??|\bLet me know if you(?:['’]d like| would like| want) (?:me to\b|(?:any|more) (?:changes|adjustments|edits))[^.!?]{0,120}[.!?]?|\bFeel free to (?:adjust|adapt|edit|modify|tweak) (?:as (?:needed|you)|it (?:as|to)|the (?:text|tone|wording)|this text)\b[^.!?]{0,120}[.!?]?|^Here(?:['’]s| is) (?:an? (?:revised|shorter)|the revised)\b[^.]*:$|(?:^|(?<=[.!?] ))(?:(?:Sure|Certainly|Of course|Absolutely)[!,.] )?Here(?:['’]s| is) (?:an?|the|your) (?:revised|rewritten|reworded|rephrased|shorter|longer|improved|polished|refined|more \w+) (?:version|text|draft|paragraph|description|sentence)(?:[:.!]| of (?:the|your|this) (?:text|paragraph|description|sentence)\b[:.!]?)|^Here are (?:some|a few|two|three|four|five|several) (?:\w+ )?(?:options|versions|variants|alternatives|suggestions) (?:for|of) (?:your|the|this) (?:text|paragraph|description|sentence|title|heading)\b[^.:]{0,40}:|^\*{0,2}(?:Rewritten|Revised|Reworded|Improved|Polished) (?:text|version|paragraph|copy|description):\*{0,2}/i,
    'this comes from a chat assistant.',
  ),
  {
    pattern: /(?<![\p{L}\d’'-])(?:[Pp]l[sz]|ur|[Tt]hx|gonna|wanna|(?:[Ww]e|[Yy]ou|[Tt]hey) r)(?= \p{Ll})/u,
    message: 'this is chat language.',
    advice: 'Write it out.',
  },
  superfluous(
    /^(?:Q|A|Question|Answer): ?(?=\p{Lu})/u,
    'the page itself shows which is the question and which the answer.',
  ),
  {
    pattern: /"\w{2,30}": ?["[{]/,
    message: 'this is a piece of JSON.',
    advice: 'Write the words alone.',
  },
  {
    pattern: /\b(?:Getty Images|Shutterstock|iStock(?:photo)?|Adobe Stock|Depositphotos)\b.{0,5}\d{4,}/i,
    message: 'this is the mark of a picture agency.',
    advice: 'Write what the picture shows.',
  },
  {
    pattern:
      /\bClick or tap(?: here)? to enter (?:text|a date)\.?|^Click to add (?:text|title|subtitle|notes)$|^Choose an item\.$/i,
    message: 'this is a placeholder of an office program.',
    advice: 'Write the words that visitors are to read.',
  },
  {
    pattern: /(?<!\p{Lu} )\b(?:FOR )?(?:INTERNAL (?:USE )?ONLY|DO NOT PUBLISH)\b(?! \p{Lu}{2})/u,
    message: 'this was not meant for visitors.',
    advice: 'Remove it, and what it stands for.',
  },
  {
    pattern: /\b(?:[rsp]k_(?:live|test)_[A-Za-z\d]{10,}|AKIA[A-Z\d]{16}|ghp_[A-Za-z\d]{30,}|AIza[\w-]{30,})/,
    message: 'this is a secret key.',
    advice: 'Remove it, and have the key changed.',
  },
  {
    pattern: /(?:\(555\)|(?<!\d)555)[ .-]\d{3}[ .-]\d{4}(?!\d)|(?<!\d)555[ .-]01\d\d(?!\d)/,
    message: 'this is a number for films and examples.',
    advice: 'Write the number that is meant.',
  },
  {
    pattern: /(?<!\b(?:one|each|every|single) )\bclick here\b/i,
    message: 'this does not say where it leads.',
    advice: 'Name what is to be found there.',
  },
]
