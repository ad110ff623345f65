import { expect, test } from 'vitest'
import type { Job } from '../../contract/index.ts'
import { type BoardView, type JobSearch, readView, searchable, writeView } from './search.ts'

const job = (id: string, changed: Partial<Job> = {}): Job => ({
  id,
  title: 'React JS Developer',
  employmentType: 'Contract',
  experience: '4+ Years',
  location: 'Remote',
  trade: 'Developer',
  description: 'You write interfaces.',
  keyResponsibilities: ['Write'],
  mailUs: 'careers@example.com',
  datePosted: '2026-01-01',
  validThrough: '2026-12-31',
  ...changed,
})
const jobs = [
  job('react'),
  job('dotnet', { title: 'Senior .Net Developer', location: 'Noida', description: 'Web APIs, React now and then.' }),
  job('designer', { title: 'UX Designer', trade: 'Designer', description: 'For clients’ “Zürich” plans.' }),
]
const noFilter: JobSearch = { keyword: '', location: '', profile: '' }
const found = (search: Partial<JobSearch>) => searchable(jobs)({ ...noFilter, ...search }).map(({ id }) => id)

test.each<[string, Partial<JobSearch>, string[]]>([
  ['nothing', {}, ['react', 'dotnet', 'designer']],
  ['a keyword of a title, in any case', { keyword: 'REACT js' }, ['react']],
  ['words two spaces apart', { keyword: 'react  js' }, ['react']],
  ['quotes of a keyboard', { keyword: `clients' "Zürich"` }, ['designer']],
  ['an umlaut made of two characters', { keyword: 'Zu\u0308rich' }, ['designer']],
  ['a keyword of a description', { keyword: 'react' }, ['react', 'dotnet']],
  ['a keyword with space around it', { keyword: '  designer ' }, ['designer']],
  ['a keyword is text, not a pattern', { keyword: '.net' }, ['dotnet']],
  ['a keyword does not match across title and description', { keyword: 'developer you' }, []],
  ['a location', { location: 'Noida' }, ['dotnet']],
  ['a profile', { profile: 'Designer' }, ['designer']],
  ['all of them', { keyword: 'react', location: 'Remote', profile: 'Developer' }, ['react']],
  ['a combination without jobs', { location: 'Noida', profile: 'Manager' }, []],
])('spec 4 · looking for %s', (_, search, ids) => expect(found(search)).toEqual(ids))

const start: BoardView = { ...noFilter, job: '', applying: false }

test.each<[string, BoardView]>([
  ['', start],
  ['?job=react', { ...start, job: 'react' }],
  ['?job=react&view=apply', { ...start, job: 'react', applying: true }],
  [
    '?q=c%23+%26+f%23&location=Noida&profile=Manager',
    { ...start, keyword: 'c# & f#', location: 'Noida', profile: 'Manager' },
  ],
  ['?q=a&job=react&view=apply', { ...start, keyword: 'a', job: 'react', applying: true }],
])('spec 4 · reads and writes the address %j', (query, view) => {
  expect(readView(query)).toEqual(view)
  expect(writeView(view)).toBe(query)
})

test.each(['?location=Mars', '?profile=', '?view=apply', '?utm_source=x', '?location=%E0%A4%A'])(
  'spec 4 · the address %j shows the whole list',
  (query) => expect(readView(query)).toEqual(start),
)
