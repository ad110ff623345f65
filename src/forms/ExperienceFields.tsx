import type { Authored } from '../contract/index.ts'
import { Field } from '../ui/Field.tsx'
import type { FieldState } from './SubmissionForm.tsx'
import styles from './experience.module.css'

/** The choice between fresher and experienced (spec 5). */
export type Experience = Authored.JobApplication['ExperienceLevel']

const levels: { value: Experience; label: string }[] = [
  { value: 'fresher', label: 'Fresher' },
  { value: 'experienced', label: 'Experienced' },
]

interface ExperienceFieldsProps {
  chosen: Experience
  onChoose: (experience: Experience) => void
  field: (name: string) => FieldState
}

/** Fresher or experienced; experienced applicants also state current and expected CTC (spec 4, 5). */
export function ExperienceFields({ chosen, onChoose, field }: ExperienceFieldsProps) {
  const isFresher = chosen === 'fresher'
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>Experience</legend>
        {levels.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="ExperienceLevel"
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {/* Hidden, not removed: whoever chooses again finds what was typed. */}
      <fieldset role="presentation" className={styles.ctc} hidden={isFresher} disabled={isFresher}>
        <Field {...field('Current_CTC')} label="Current CTC" hint="In lakhs per annum, such as 6.5.">
          {(wiring) => <input {...wiring} name="Current_CTC" inputMode="decimal" />}
        </Field>
        <Field {...field('Expected_CTC')} label="Expected CTC" hint="In lakhs per annum.">
          {(wiring) => <input {...wiring} name="Expected_CTC" inputMode="decimal" />}
        </Field>
      </fieldset>
    </>
  )
}
