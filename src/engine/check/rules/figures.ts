import { lookUp } from '../dictionary.ts'
import { numberOf, numbers } from '../english.ts'
import { slips as slipsBetween } from '../near.ts'
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
  (text) =>
    /\d|₹X|\bI0\b| out of /.test(text)
      ? (slipIn(text, slips) ??
        backwards(text) ??
        otherMonth(text) ??
        otherWeekday(text) ??
        tooMany(text) ??
        otherShare(text))
      : undefined,
)

const units = 'GB|MB|TB|KB|kB|kg|km|hours?|hrs|days?|weeks?|months?|years?|yrs|minutes?|mins'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const monthsCut = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const short = new RegExp(
  String.raw`\b(?:31(?:st)? (?:of )?(?:February|April|June|Sept(?:ember)?|November)|30(?:th)? (?:of )?February|(?:April|June|September|November) 31(?:st)?|February 3[01](?:st|th)?|3[2-9] (?:${months})|31[./](?:0?[2469]|11)[./]\d{4}|30[./]0?2[./]\d{4}|29(?:th)? (?:of )?February (?:\d\d(?:\d[13579]|[02468][26]|[13579][048])(?!\d)))\b`,
)

const slips: Slip[] = [
  {
    pattern: /(?<![\w.+])\+\d{1,4}\+(?=\s|$)/,
    message: 'the sign is there twice.',
    mend: (written) => written.slice(1),
  },
  {
    pattern: /(?<!\d)\d+ ?(?:%\s?%|%\s?per ?cent\b|per ?cent ?%)/i,
    message: 'the sign is there twice.',
    mend: (written) => `${/\d+/.exec(written)}%`,
  },
  {
    pattern: new RegExp(String.raw`(?<=\d )(?:(${units}) \1|hours hrs|hrs hours|years yrs|minutes mins)\b`),
    message: 'the unit is there twice.',
    mend: (written) => written.split(' ')[0],
  },
  {
    pattern:
      /(?:([₹€£]|(?<!\w)\$)\s?\1|₹\s?Rs\.?|Rs\.?\s?₹)\s?\d[\d.,]*(?<![.,])|(?:€\s?[\d.,]*\d euros?|₹\s?[\d.,]*\d (?:rupees|INR)|\$\s?[\d.,]*\d dollars)\b/i,
    message: 'the currency is there twice.',
    mend: (written) => `${/[₹€£$]/.exec(written)}${/\d[\d.,]*/.exec(written)}`,
  },
  {
    pattern: /(?<![\w.,$])\d+(?:[.,]\d+)*[$₹](?![\w.,]*\d)/,
    message: 'in English the currency stands before the sum.',
    mend: (written) => `${written.at(-1)}${written.slice(0, -1)}`,
  },
  {
    pattern: /(?<=[₹$]\s?)[1-9]\d{0,2}(?:\.\d{3})+(?![\d,]| (?:crore|lakh|million|billion))/,
    message: 'in English thousands are separated by a comma.',
    mend: (written) => written.replaceAll('.', ','),
  },
  {
    pattern:
      /(?<![\w.])(?:l,\d{3}|[12]\dl\d|\dl\d\d|I0|l\d(?= (?:days|weeks|months|hours|years|minutes|people|orders|clients)\b))(?!\w)|(?<![\w.,])(?:\d+O\d*|\d+o\d+)(?!\w)/,
    message: 'a letter stands for a digit.',
    mend: (written) => written.replace(/[lI]/g, '1').replace(/o/gi, '0'),
  },
  {
    pattern:
      /(?<![\w.,])(?:\d*(?<!1)(?:1(?:nd|rd|th)|2(?:st|rd|th)|3(?:st|nd|th))|\d*(?:1[123](?:st|nd|rd)|[04-9](?:st|nd|rd)))(?!\w)/,
    message: 'the ending does not fit.',
    mend: (written) => {
      const number = /\d+/.exec(written)?.[0] ?? ''
      const ending = /1[123]$/.test(number) ? undefined : ['th', 'st', 'nd', 'rd'][Number(number.at(-1))]
      return `${number}${ending ?? 'th'}`
    },
  },
  {
    pattern:
      /(?<=\b(?:since|in|until|before|after) )(?:1,9\d\d|2,0\d\d)(?=[.,;:!?]|$| (?:we|it|they|the|and|was|is|to|our)\b)/i,
    message: 'a year has no comma.',
    mend: (written) => written.replace(',', ''),
  },
  {
    pattern:
      /(?<![\w.,:/#-])(?!\d{1,3}(?:,\d{3})+(?!\d)|\d{1,2}(?:,\d\d)*,\d{3}(?!\d))\d+(?:,\d{2,})+(?![\w,]|\.\d)|(?<=[₹$€£]\s?)(?!\d{1,3}(?:,\d{3})+(?!\d)|\d{1,2}(?:,\d\d)*,\d{3}(?!\d))\d+(?:,\d+){2,}(?!\d)|(?<![\w.,:/#-])\d{1,3}(?:,\d{2,3}){1,5}(?:,\d|\.\d{1,9},\d{1,9}|\.0{3,9})(?![\w,]|\.\d)/,
    message: 'the thousands are not separated correctly.',
    advice: 'Write a comma before every three digits, or as in 1,50,000, and one point before decimals.',
  },
  {
    pattern: /(?<![\w.,])\d{1,3}\. \d{1,3}(?= ?%| (?:million|billion|lakhs?|crores?|per ?cent)\b)/,
    message: 'there is a space within the number.',
    mend: (written) => written.replace(' ', ''),
  },
  {
    pattern:
      /\b(?:Android|Angular|Bluetooth|Django|HTML|HTTP|Java|Kotlin|Laravel|Node|PHP|Python|React|Ruby|Swift|TLS|WCAG|[Vv]ersion)(?: \d,\d{1,2}(?![\d,]| [\d,]| and \d)| \d\. \d{1,2}(?= (?:and|in|or|to|with)\b))/,
    message: 'the parts of a version are separated by a point.',
    mend: (written) => written.replace(/,|(?<=\.) /, (sign) => (sign === ',' ? '.' : '')),
  },
  {
    pattern: /(?<![\w:.])(?:1[3-9]|2[0-3])(?::[0-5]\d)? ?(?:p\.m\.|pm\b)/i,
    message: 'there is no such time.',
    mend: (written) => written.replace(/\d+/, (hour) => String(Number(hour) - 12)),
  },
  {
    pattern:
      /(?<=\b(?:at|until|from|to|by|till|before|after|and) )(?![5-9]0:[1-9]0)(?:2[4-9]:(?!00)\d\d|[01]?\d:[6-9]\d|2[0-3]:[6-9]\d|(?:[3-9]\d):\d\d)(?![\w:])|(?<![\w:.])(?:1[3-9]|2\d) ?(?:a\.m\.|am\b)/i,
    message: 'there is no such time.',
    advice: 'Write the time that is meant.',
  },
  {
    pattern: /(?<![\w.])(?:\d[.,]\d+E[+-]\d{1,2}|\dE[+-]0\d)\b/,
    message: 'this is how spreadsheets write large numbers.',
    advice: 'Write all its digits, or a rounded number with a word.',
  },
  {
    pattern: new RegExp(
      String.raw`^(?:\d\d-(?:${monthsCut})|(?:${monthsCut})-\d\d|(?:19|20)\d\d-\d\d-\d\d(?= [a-z]+$))`,
    ),
    message: 'a spreadsheet has turned it into a date.',
    advice: 'Write the numbers that are meant.',
  },
  { pattern: short, message: 'there is no such day.', advice: 'Write the day that is meant.' },
]

/** Words before ranges that may go from more to less: "cut from 8 to 3 people". */
const falls = String.raw`(?<!\b(?:from|cut|fell|fall|falls|drop\w*|down|reduc\w*|shr[aiu]nk\w*|lower\w*|went|goes|go|brought|brings|trimm\w*|closed?|between)\b[^.]{0,30})`
const ranges = new RegExp(
  [
    String.raw`(?<![\w.,/:–-])(?<first>\d{1,4}) ?(?:years|yrs)? ?(?:[-–]|${falls}to) ?(?<last>\d{1,4})(?=\s?(?:%|weeks|days|months|years|yrs|people|developers|engineers|users)(?!\w))`,
    String.raw`(?<=\bbetween )(?<low>\d{1,4}) and (?<high>\d{1,4})(?=\s?(?:%|weeks|days|months|years|yrs|people|developers|engineers|users)(?!\w))`,
    String.raw`(?<![\w.,/:–-])(?<begin>(?:19|20)\d\d)(?: to |[-–])(?<end>(?:19|20)\d\d)(?![\w/:–-])`,
    // Sums of one unit: ₹18 to ₹12 lakh, or all their digits.
    String.raw`(?<sign>[₹€£$])(?<less>\d{1,3}(?:,\d{2,3}){0,4})(?: ?[-–] ?|${falls} to )\k<sign>(?<more>\d{1,3}(?:,\d{2,3}){0,4})(?![\d,.]*\d)(?=\s(?:a|per|lakh|crore|million)\b)`,
  ].join('|'),
  'gi',
)
const amountOf = (written = ''): number => Number(written.replaceAll(',', ''))

/** A range whose second number is smaller than its first. */
function backwards(text: string): TextFault | undefined {
  for (const { 0: written, index, groups = {} } of text.matchAll(ranges)) {
    const [first, last] = [
      groups.first ?? groups.begin ?? groups.low ?? groups.less,
      groups.last ?? groups.end ?? groups.high ?? groups.more,
    ]
    if (amountOf(first) <= amountOf(last)) continue
    const turned = [last, first]
    const replacement = written.replace(/\d[\d,]*/g, () => String(turned.shift()))
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

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dated = new RegExp(
  String.raw`\b(?<day>${days.join('|')}),? (?:the )?(?:(?<date>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${months})|(?<month2>${months}) (?<date2>\d{1,2})(?:st|nd|rd|th)?),? (?<year>(?:19|20)\d\d)\b`,
  'g',
)

/** A date with the wrong day of the week. */
function otherWeekday(text: string): TextFault | undefined {
  for (const { groups = {}, index } of text.matchAll(dated)) {
    const { day, year, date = groups.date2, month = groups.month2 } = groups
    const right = day && days[new Date(`${date} ${month} ${year} 12:00 UTC`).getUTCDay()]
    if (!right || right === day) continue
    const message = `${quote(`${date} ${month} ${year}`)} is a ${right}.`
    return { index, written: day, message, suggestion: `Write "${right}", or the date that is meant.` }
  }
  return undefined
}

/** A share that does not follow from its numbers: "13 of 14 (98 %)". */
function otherShare(text: string): TextFault | undefined {
  const found = /(?<![\d.,])(\d{1,5}) of (\d{1,5}) \((\d{1,3}(?:\.\d)?) ?%\)/.exec(text)
  const [written = '', part, all, stated] = found ?? []
  const right = (Number(part) / Number(all)) * 100
  if (!found || Math.abs(right - Number(stated)) < 1) return undefined
  return {
    ...{ index: found.index, written },
    message: `${quote(written)}: ${part} of ${all} are ${Math.round(right)} %.`,
    suggestion: `Write "${Math.round(right)} %", or the numbers that are meant.`,
  }
}

const dayAndMonth =
  /(?<![\w.,-])(?:[12]?\d|3[01])(?:st|nd|rd|th)? (?<month>[A-Z][a-z]{2,9})(?= (?<year>(?:19|20)\d\d)\b|[.,;:!?)]|$| (?:and|or|to|until) )/g

/** A month that does not exist, after its day. */
function otherMonth(text: string): TextFault | undefined {
  for (const { index, 0: date, groups = {} } of text.matchAll(dayAndMonth)) {
    const { month: written = '', year } = groups
    const names = months.split('|')
    if (names.some((name) => name.startsWith(written)) || lookUp(written.toLowerCase())?.isWord) continue
    const meant = names.find((name) => slipsBetween(name, written) <= (year && name.length > 5 ? 2 : 1))
    if (meant)
      return {
        index: index + date.length - written.length,
        written,
        message: `${quote(written)} is no month.`,
        suggestion: `Write "${meant}".`,
        replacement: meant,
      }
  }
  return undefined
}

/** Of these there cannot be more than all; a price or a plan can exceed 100 %. */
const whole =
  'clients|customers|developers|engineers|faults|orders|pages|people|projects|requests|users|visitors|visits'
const share = new RegExp(
  String.raw`\b(?:1[1-9]\d|10[1-9]|[2-9]\d\d) ?(?:%|per ?cent) of (?:(?:all|our|the|your|their) )?(?:${whole})\b|\bof all (?:${whole}),? (?:1[1-9]\d|10[1-9]|[2-9]\d\d) ?(?:%|per ?cent)`,
  'i',
)
const outOf = new RegExp(
  String.raw`\b(?<part>\d+|${numbers.slice(1).join('|')}) out of (?:every )?(?<all>\d+|${numbers.slice(1).join('|')})\b`,
  'gi',
)

/** A part that is larger than the whole. */
function tooMany(text: string): TextFault | undefined {
  const found =
    share.exec(text) ??
    [...text.matchAll(outOf)].find(({ groups = {} }) => numberOf(groups.part ?? '') > numberOf(groups.all ?? ''))
  return (
    found && {
      index: found.index,
      written: found[0],
      message: `${quote(found[0])}: the part is larger than the whole.`,
      suggestion: 'Write the number that is meant.',
    }
  )
}
