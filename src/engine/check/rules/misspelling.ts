import { textRule } from '../text-rule.ts'

/** Words that are often mistyped, each with its correction; none of them is a word of its own. */
const corrections: Record<string, string> = Object.fromEntries(
  `teh the|hte the|adn and|nad and|taht that|thsi this|wiht with|wih with|yuor your|yoru your
  recieve receive|recieved received|recieves receives|beleive believe|acheive achieve|wierd weird|freind friend
  seperate separate|seperately separately|definately definitely|occured occurred|occurence occurrence|untill until
  accomodate accommodate|adress address|begining beginning|buisness business|bussiness business|calender calendar
  comming coming|commited committed|completly completely|custumer customer|custumers customers|developement development
  devlopment development|enviroment environment|excelent excellent|experiance experience|foward forward|goverment government
  guarentee guarantee|garantee guarantee|independant independent|infomation information|intergration integration|knowlege knowledge
  lenght length|maintainance maintenance|maintenence maintenance|managment management|neccessary necessary|necesary necessary
  noticable noticeable|occassion occasion|oppurtunity opportunity|perfomance performance|posible possible|prefered preferred
  privelege privilege|proffesional professional|profesional professional|programing programming|publically publicly
  recomend recommend|reccomend recommend|refered referred|relevent relevant|responsability responsibility|seccurity security
  securty security|servies services|sevice service|softare software|sofware software|sucess success|succesful successful
  successfull successful|suport support|tecnology technology|techology technology|tommorow tomorrow|transfered transferred
  truely truly|wich which|whcih which|webiste website|wesbite website|writting writing`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string])
    .filter(([, right]) => right),
)

const wrong = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./_-])(?:${Object.keys(corrections).join('|')})(?![\p{L}\p{N}@/_-])`,
  'iu',
)

/** Slips of the fingers that nobody means. */
export const misspelling = textRule(
  { name: 'misspelling', description: 'No text has one of the common mistakes of spelling.', severity: 'warning' },
  (text) => {
    const match = wrong.exec(text)
    const right = match && corrections[match[0].toLowerCase()]
    if (!match || !right) return undefined
    const replacement = /^\p{Lu}/u.test(match[0]) ? right.charAt(0).toUpperCase() + right.slice(1) : right
    return {
      index: match.index,
      written: match[0],
      message: `"${match[0]}" is misspelt.`,
      suggestion: `Write "${replacement}".`,
      replacement,
    }
  },
)
