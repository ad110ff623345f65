/** How soon every enquiry is answered (spec 9). The dialog 'Received' promises it in these words (spec 2.8). */
export const replyPromise = 'within 24 hours'

/** What happens once the enquiry form is sent (spec 2.8). */
export const NextSteps = ({ className }: { className?: string }) => (
  <ol className={className}>
    <li>An engineer reads what you wrote.</li>
    <li>You get an answer, or questions, {replyPromise}.</li>
    <li>You know the price before you decide.</li>
  </ol>
)
