import type { Job } from '../../contract/index.ts'

/** What to search for. An empty value matches every job. */
export interface JobSearch {
  keyword: string
  location: Job['location'] | ''
  profile: Job['trade'] | ''
}

/** What the board shows: the search, the chosen job, and whether its form is open (spec 4, careers views). */
export interface BoardView extends JobSearch {
  job: string
  applying: boolean
}

/** The locations to choose from: in the banner, and shorter in the sidebar (spec 2.7, 9). */
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

/** Names of the parameters in the page's address. */
export const parameters = { keyword: 'q', location: 'location', profile: 'profile', job: 'job', view: 'view' }

const apply = 'apply'

/** Parses the query of an address. Invalid values are ignored. */
export function readView(query: string): BoardView {
  const given = new URLSearchParams(query)
  const say = (name: string) => given.get(name) ?? ''
  const job = say(parameters.job)
  return {
    keyword: say(parameters.keyword),
    location: oneOf(locations, say(parameters.location)),
    profile: oneOf(profiles, say(parameters.profile)),
    job,
    applying: job !== '' && say(parameters.view) === apply,
  }
}

function oneOf<T extends string>(choices: { value: T }[], value: string): T | '' {
  return choices.find((choice) => choice.value === value)?.value ?? ''
}

/** The query of a view, with its question mark; empty for the whole list. */
export function writeView({ keyword, location, profile, job, applying }: BoardView): string {
  const given = new URLSearchParams()
  const put = (name: string, value: string) => value && given.set(name, value)
  put(parameters.keyword, keyword)
  put(parameters.location, location)
  put(parameters.profile, profile)
  put(parameters.job, job)
  put(parameters.view, job && applying ? apply : '')
  return given.size ? `?${given}` : ''
}

/** Prepares jobs for searching: the text to search is put together only once (spec 4, Search). */
export function searchable(jobs: Job[]): (search: JobSearch) => Job[] {
  const texts = jobs.map(({ title, description }) => [title.toLowerCase(), description.toLowerCase()])
  return ({ keyword, location, profile }) => {
    const wanted = keyword.trim().toLowerCase()
    return jobs.filter(
      (job, index) =>
        (!location || job.location === location) &&
        (!profile || job.trade === profile) &&
        (!wanted || texts[index]?.some((text) => text.includes(wanted))),
    )
  }
}
