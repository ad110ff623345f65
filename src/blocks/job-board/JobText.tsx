import type { Job } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import styles from './job-text.module.css'

/** Employment, experience, location and profile on one line (spec 2.7). */
export function JobFacts({ job }: { job: Job }) {
  const facts = {
    Employment: job.employmentType,
    Experience: job.experience,
    Location: job.location,
    Profile: job.trade,
  }
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className="visually-hidden">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Responsibilities, skills by category and qualifications (spec 2.7). */
export function JobText({ job, level }: { job: Job; level: 3 | 4 }) {
  const { keyResponsibilities, requiredSkills, qualifications } = job
  return (
    <div className={styles.text}>
      <Heading level={level}>Key responsibilities</Heading>
      <List items={keyResponsibilities} />
      {requiredSkills && (
        <>
          <Heading level={level}>Required skills</Heading>
          <dl className={styles.skills}>
            {Object.entries(requiredSkills).map(([category, skills]) => (
              <div key={category}>
                <dt>{category}</dt>
                <dd>
                  <List items={skills} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {qualifications && (
        <>
          <Heading level={level}>Qualifications</Heading>
          <List items={qualifications} />
        </>
      )}
    </div>
  )
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** The other way to apply: a resume by email (spec 2.7). */
export function JobMail({ job }: { job: Job }) {
  const subject = encodeURIComponent(`Application: ${job.title}`)
  return (
    <p>
      You can also send your resume by email to <a href={`mailto:${job.mailUs}?subject=${subject}`}>{job.mailUs}</a>.
      Name the post in the subject line.
    </p>
  )
}
