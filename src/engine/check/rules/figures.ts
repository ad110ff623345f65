import { type TextFault, textRule } from '../text-rule.ts'
import { type Slip, slipIn } from '../text-slips.ts'
import { quote } from '../words.ts'

/** Numbers, dates and units that cannot be meant as they are written. */
export const figures = textRule(
  {
    name: 'figures',
    description: 'Numbers have one unit, ranges begin with the smaller number, and dates exist.',
    severity: 'warning',
  },
  (text) => (/\d|₹X|\bI0\b/.test(text) ? (slipIn(text, slips) ?? backwards(text)) : undefined),
)

const units = 'GB|MB|TB|KB|kB|kg|km|hours?|hrs|days?|weeks?|months?|years?|yrs|minutes?|mins'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const short = new RegExp(
  String.raw`\b(?:31(?:st)? (?:of )?(?:February|April|June|Sept(?:ember)?|November)|30(?:th)? (?:of )?February|(?:April|June|September|November) 31(?:st)?|February 3[01](?:st|th)?|3[2-9] (?:${months})|31[./](?:0?[2469]|11)[./]\d{4}|30[./]0?2[./]\d{4}|29(?:th)? (?:of )?February (?:\d\d(?:\d[13579]|[02468][26]|[13579][048])(?!\d)))\b`,
)

const slips: Slip[] = [
  {
    pattern: /\d ?(%\s?%|%\s?per ?cent\b|per ?cent ?%)/i,
    message: 'the sign stands twice.',
    mend: (written) => `${written.charAt(0)}%`,
  },
  {
    pattern: new RegExp(String.raw`(?<=\d )(?:(${units}) \1|hours hrs|hrs hours|years yrs|minutes mins)\b`),
    message: 'the unit stands twice.',
    mend: (written) => written.split(' ')[0],
  },
  {
    pattern: /([₹€£]|(?<!\w)\$)\s?\1(?=\s?\d)|₹\s?Rs\.?(?=\s?\d)|Rs\.?\s?₹(?=\s?\d)/,
    message: 'the currency stands twice.',
    mend: (written) => /[₹€£$]/.exec(written)?.[0],
  },
  {
    pattern: /(?:€\s?[\d.,]*\d euros?|₹\s?[\d.,]*\d (?:rupees|INR)|\$\s?[\d.,]*\d dollars)\b/i,
    message: 'the currency stands twice.',
    mend: (written) => written.replace(/ \w+$/, ''),
  },
  {
    pattern: /(?<=[₹$]\s?)[1-9]\d{0,2}(?:\.\d{3})+(?![\d,]| (?:crore|lakh|million|billion))/,
    message: 'in English a comma parts the thousands.',
    mend: (written) => written.replaceAll('.', ','),
  },
  {
    pattern:
      /(?<![\w.])(?:l,\d{3}|[12]\dl\d|\dl\d\d|I0|l\d(?= (?:days|weeks|months|hours|years|minutes|people|orders|clients)\b))(?!\w)/,
    message: 'a letter stands for a digit.',
    mend: (written) => written.replace(/[lI]/g, '1'),
  },
  { pattern: short, message: 'there is no such day.', advice: 'Write the day that is meant.' },
]

/** From more to less goes only what falls: "cut from 8 to 3 people". */
const falls = String.raw`(?<!\b(?:from|cut|fell|fall|falls|drop\w*|down|reduc\w*|shr[aiu]nk\w*|lower\w*|went|goes|go|brought|brings|trimm\w*|closed?|between)\b[^.]{0,30})`
const ranges = new RegExp(
  [
    String.raw`(?<![\w.,/:–-])(?<first>\d{1,4}) ?(?:years|yrs)? ?(?:[-–]|${falls}to) ?(?<last>\d{1,4})(?=\s?(?:%|weeks|days|months|years|yrs|people|developers|engineers|users)(?!\w))`,
    String.raw`(?<![\w.,/:–-])(?<begin>(?:19|20)\d\d)(?: to |[-–])(?<end>(?:19|20)\d\d)(?![\w/:–-])`,
  ].join('|'),
  'gi',
)

/** A range whose second number is smaller than its first. */
function backwards(text: string): TextFault | undefined {
  for (const { 0: written, index, groups = {} } of text.matchAll(ranges)) {
    const [first, last] = [groups.first ?? groups.begin, groups.last ?? groups.end]
    if (Number(first) <= Number(last)) continue
    const turned = [last, first]
    const replacement = written.replace(/\d+/g, () => String(turned.shift()))
    return {
      index,
      written,
      message: `${quote(written)}: the range begins with the larger number.`,
      suggestion: `Write "${replacement}".`,
      replacement,
    }
  }
  return undefined
}
