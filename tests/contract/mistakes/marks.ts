import type { Mistake } from '../checker.ts'

/** Strong words and links within texts. */
export const marks: Mistake[] = [
  {
    name: 'stars that close nothing',
    from: '**careful**',
    to: '**careful',
    at: '**',
    rule: 'broken-marks',
    message: 'These stars open or close nothing.',
    suggestion: 'Write **words**: strong words have two stars before and after them.',
  },
  {
    name: 'half a link',
    from: '[how](/about)',
    to: 'how](/about)',
    at: '](/about)',
    rule: 'broken-marks',
    message: 'This is not a whole link.',
    suggestion: 'Write [words](address), without spaces in the address and not within strong words.',
  },
  {
    name: 'a link whose address gets spaces from a token',
    from: '[how](/about)',
    to: '[how](https://maps.example/{address})',
    at: '](https://maps.example/{address})',
    rule: 'broken-marks',
    message: 'This is not a whole link.',
    suggestion: 'Write [words](address), without spaces in the address and not within strong words.',
  },
  {
    name: 'a link within strong words',
    from: '**careful**',
    to: '**[careful](/about)**',
    at: '](/about)',
    rule: 'broken-marks',
    message: 'This is not a whole link.',
    suggestion: 'Write [words](address), without spaces in the address and not within strong words.',
  },
  {
    name: 'a link in a text to what is no address',
    from: '[how](/about)',
    to: '[how](about)',
    at: 'about',
    rule: 'wrong-address',
    message: '"about" is not an address that a link can have.',
    suggestion: 'Did you mean "/about"?',
    mended: '/about',
  },
]
