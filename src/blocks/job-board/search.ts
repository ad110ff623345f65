import type { Job } from '../../contract/index.ts'

/** What to search for. An empty value matches every job. */
export interface JobSearch {
  keyword: string
  location: Job['location'] | ''
  profile: Job['trade'] | ''
}

/** What the board shows: the search, the chosen job, and whether its form is open (spec 4). */
export interface BoardView extends JobSearch {
  job: string
  applying: boolean
}

/** The locations to choose from, with a longer label in the banner (spec 2.7, 9). */
export const locations: { value: Job['location']; label: string; inBanner: string }[] = [
  { value: 'Remote', label: 'Remote', inBanner: 'Remote' },
  { value: 'Noida', label: 'Noida', inBanner: 'Noida UP India' },
]

/** The profiles to choose from (spec 9). */
export const profiles: { value: Job['trade']; label: string }[] = [
  { value: 'Developer', label: 'Developer' },
  { value: 'Designer', label: 'Designer' },
  { value: 'Manager', label: 'Manager' },
]

/** Names of the query parameters. */
export const parameters = { keyword: 'q', location: 'location', profile: 'profile', job: 'job', view: 'view' }

const applyView = 'apply'

/** Parses the query of an address; invalid values are ignored (spec 4). */
export function readView(query: string): BoardView {
  const params = new URLSearchParams(query)
  const param = (name: string) => params.get(name) ?? ''
  const job = param(parameters.job)
  return {
    keyword: param(parameters.keyword),
    location: oneOf(locations, param(parameters.location)),
    profile: oneOf(profiles, param(parameters.profile)),
    job,
    applying: job !== '' && param(parameters.view) === applyView,
  }
}

function oneOf<T extends string>(choices: { value: T }[], value: string): T | '' {
  return choices.find((choice) => choice.value === value)?.value ?? ''
}

/** The query of a view, with its question mark; empty for the whole list (spec 4). */
export function writeView({ keyword, location, profile, job, applying }: BoardView): string {
  const params = new URLSearchParams()
  const put = (name: string, value: string) => value && params.set(name, value)
  put(parameters.keyword, keyword)
  put(parameters.location, location)
  put(parameters.profile, profile)
  put(parameters.job, job)
  put(parameters.view, job && applying ? applyView : '')
  return params.size ? `?${params}` : ''
}

/** A text as it is compared: whatever its case and spaces, with the quotes of a keyboard. */
const comparable = (text: string): string =>
  text.normalize().toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ')

/** Returns a search over jobs that prepares their texts only once (spec 4). */
export function searchable(jobs: Job[]): (search: JobSearch) => Job[] {
  const texts = jobs.map(({ title, description }) => [title, description].map(comparable))
  return ({ keyword, location, profile }) => {
    const wanted = comparable(keyword.trim())
    return jobs.filter(
      (job, index) =>
        (!location || job.location === location) &&
        (!profile || job.trade === profile) &&
        (!wanted || texts[index]?.some((text) => text.includes(wanted))),
    )
  }
}
