import type { ReactNode } from 'react'
import styles from './next-steps.module.css'

/** How soon every enquiry is answered (spec 9). The dialog 'Received' promises it in these words (spec 2.8). */
export const replyPromise = 'within 24 hours'

interface NextStepsProps {
  of: keyof typeof steps
  /** The contact who is named beside the form. */
  contact?: { name?: string }
  /** The first step, where it says more than who reads. */
  first?: string
  /** Where the form is not beside it: what has to happen first. */
  heading?: ReactNode
}

/** Who reads an enquiry: the first name of the contact who is named beside the form, or an engineer (spec 2.8). */
export const readerOf = (contact?: { name?: string }) => contact?.name?.split(' ')[0] || 'An engineer'

/** What happens once a form is sent (spec 2.8). */
const steps = {
  enquiry: (reader: string) => [
    `${reader} reads what you wrote.`,
    `You get an answer, or questions, ${replyPromise}.`,
    'You know the price before you decide.',
  ],
  careers: (reader: string) => [
    `${reader} reads what you wrote.`,
    `You get a call, or an answer, ${replyPromise}.`,
    'You apply, or you know why not.',
  ],
  application: () => [
    `You hear from us ${replyPromise}.`,
    'A developer reads it, the CV too, and answers within a week.',
    'If both sides want to, you spend a paid day with the team.',
  ],
}

/** 'What happens next' as a line with numbers (spec 2.7, 2.8). */
export const NextSteps = ({ of, contact, first, heading = <h3>What happens next</h3> }: NextStepsProps) => (
  <div className={styles.next} data-print="none">
    {heading}
    <ol className={styles.steps}>
      {steps[of](readerOf(contact)).map((step, index) => (
        <li key={step}>{(index === 0 && first) || step}</li>
      ))}
    </ol>
  </div>
)
