import { at, set } from '../edit.ts'
import { legitimate, type Seed } from '../kind.ts'
import { pick } from '../site.ts'
import { both, named, ofMeta, title } from '../where.ts'
import { mark, say, write } from './writing.ts'

/** Puts words behind a title, which may be short. */
const entitle = (...words: string[]): Seed =>
  write(
    both(title, ({ value }) => !/[.!?:]$/.test(value) && value.length < 30),
    (text, random) => `${text}${pick(words, random)}`,
  )

/** Marks, tokens and titles as they should be. */
export const marks = legitimate('texts', {
  semicolon: ['A semicolon.', say('We build; you decide.', 'It is small; it is quick.')],
  colon: ['A colon within a sentence.', say('One rule: no surprises.', 'It has three parts: plan, build, run.')],
  'strong-words': [
    'Words are made strong by the mark for it.',
    mark('**No surprises** is the rule.', 'The rule is **no surprises**.', 'It is **quick**, **small** and **yours**.'),
  ],
  'signs-of-programs': [
    'Signs of programs that look like blanks and mentions.',
    say(
      'Our apps, todo apps among them, are in C++ and open in < 2 seconds.',
      'We maintain @angular/core apps with --watch.',
    ),
  ],
  'code-with-signs': [
    'Code holds what would be a mark outside of it.',
    mark('Press `<Enter>`, then `<name of file>`.', 'Write `[FNAME]`, `\\*` or `«Name»` there.'),
  ],
  'link-to-page': [
    'A link to a page stands in a text.',
    mark('Read [how we work](/about).', 'More on [our services](/service) and [our team](/ourteam).'),
  ],
  'link-to-home': ['A link to the home page stands in a text.', mark('Back to the [home page](/).')],
  'link-to-anchor': [
    'A link to an anchor of another page stands in a text.',
    mark('See [the copyright](/legalnotice#copyright).', 'See the [six stages](/mvp-development#process).'),
  ],
  'link-abroad': [
    'A link to another site stands in a text.',
    mark(
      'See [the guidelines](https://www.w3.org/WAI/standards-guidelines/wcag/).',
      'Read [the paper](https://doi.org/10.1145/3292500?a=1&b=2#abstract).',
    ),
  ],
  'link-to-mail': [
    'A link that writes a mail stands in a text.',
    mark('[Write to us](mailto:{email}).', 'Or [apply by mail](mailto:{careersEmail}).'),
  ],
  'link-to-phone': [
    'A link that calls stands in a text.',
    mark('Or [call us](tel:{phone}).', 'Call [{phone2}](tel:{phone2}).'),
  ],
  'link-to-policy': [
    'A link to a policy stands in a text.',
    mark('See our [environmental policy](/documents/environmental-policy-statement.pdf).'),
  ],
  'token-in-text': [
    'A token stands in a text.',
    say('{company} is in {locality}.', 'Open {hours}, support {support}.', 'Call {phone} or write to {email}.'),
  ],
  'token-possessive': ["A token has 's behind it.", say("It is {company}'s own tool.")],
  'title-with-question-mark': ['A title is a question.', entitle('?', ': how?')],
  'title-with-figure': ['A title ends in a figure.', entitle(' 24x7', ' in 50-75% less time', ' since 2012')],
  'title-with-signs': ['A title has signs of languages.', entitle(' in C#', ' for .NET', ' & more', ' (A/B)')],
  'title-in-hindi': ['A title ends in Hindi.', entitle(' – नमस्ते')],
  'meta-title-anew': [
    'The title for browsers is written anew.',
    at(ofMeta('title'), (place, { text, random }) =>
      set(
        place,
        `${pick(['Software, built in weeks', 'A team for your product', 'Noida, 10AM: work begins'], random)} | {company}`,
        text,
      ),
    ),
  ],
  'meta-description-anew': [
    'The description for search engines is written anew.',
    at(ofMeta('description'), (place, { text, random }) =>
      set(
        place,
        pick(
          [
            'What it costs, how long it takes and who does it: {company} explains the work in plain words.',
            'A plan, a price & a date: ask {company} in Noida, and an engineer answers the same day.',
          ],
          random,
        ),
        text,
      ),
    ),
  ],
  'alt-anew': [
    'The words for a picture are written anew.',
    at(
      both(named('alt'), ({ value }) => value.length > 10),
      (place, { text, random }) =>
        set(
          place,
          pick(
            [
              'Illustration: two people at a table with a plan between them',
              'Illustration: a phone that shows "42 orders" in green',
            ],
            random,
          ),
          text,
        ),
    ),
  ],
})
