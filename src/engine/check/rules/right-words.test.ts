import { expect, test } from 'vitest'
import type { TextRule } from '../text-rule.ts'
import { rules } from './index.ts'

const textRules = rules.filter((rule): rule is TextRule => 'faultOf' in rule)

/** What the rules about words say of a text. */
const faultsOf = (text: string) => textRules.flatMap((rule) => rule.faultOf(text, true, 'description')?.message ?? [])

test.each([
  'We look for a developer who’s data-driven and curious.',
  'They’re people who care about details.',
  'They’re product managers by training.',
  'When you’re customer-facing all day, speed matters.',
  'It costs a little more, and it’s money well spent.',
  'A break from the everyday.',
  'Unlike most off the shelf products, this one fits.',
  'The switch of the database to PostgreSQL took an hour.',
  'We stay through all the twists and turns of the project.',
  'In wet weather they work indoors.',
  'Looked at from the side of users, speed is everything.',
  'It can be logged into from every device.',
  'Things they can themselves decide need no ticket.',
  'Perhaps that is why so many stay.',
  'We help every client find the right tool.',
  'Does each page have its own title?',
  'Does everybody have access?',
  'As a systems engineer you look after our servers.',
  'This is an all-in-one tools suite for shops.',
  'This does have a cost.',
  'It is as safe as in a Fortune 500 company.',
  'Your needs come first.',
  'We want people to look forward to work.',
  'From plan to working software in six weeks.',
  'It depends what you need.',
  'What makes us us',
  'If it is not, it is not.',
  'We use RStudio and DBeaver.',
  'HTML, CSS, PHP, SQL, XML, JSON',
  'There are three ways: i) by mail ii) by phone iii) in person.',
  'Orders grew from 1,950 to 2,000 a day.',
  'The split moved from 70:30 to 50:50.',
  'Here are some questions we hear often:',
  'We show you what still has to be decided.',
  'Undefined behaviour is our enemy.',
  'Use `list[1]` for the second entry, and `# TODO` where something is open.',
  '> 99.9 % of the time it is there.',
  '+ 24 % more orders in a year.',
  'Open jobs (3)',
  'Learn more →',
  'pay-per-click',
])('nothing is wrong with "%s"', (text) => expect(faultsOf(text)).toEqual([]))

test.each([
  ['Send us you’re documents.', '"you’re": it means "you are".'],
  ['They sent us they’re documents.', '"they’re": "their" is meant.'],
  ['The door is at from the street.', '"at from": one of the two words is not needed.'],
  ['Every client find the right tool.', '"find": the verb does not fit.'],
  ['A systems that works.', '"A systems": this needs the singular.'],
  ['We have 12 project.', '"12 project": the plural is meant.'],
  ['Everybody needs know the price.', '"needs know": "to" is missing.'],
  ['We plan to working with you.', '"plan to working": the verb has the wrong form.'],
  ['WE BUILD SOFTWARE FOR ALL KINDS OF SHOPS', 'The whole text is in capitals.'],
  ['Text to be written', '"Text to be written" stands in for words that are still to be written.'],
])('"%s" has a fault', (text, message) => expect(faultsOf(text)).toContain(message))
