/** What happens once the enquiry form is sent (spec 2.8). */
export const NextSteps = ({ className }: { className?: string }) => (
  <ol className={className}>
    <li>An engineer reads what you wrote.</li>
    <li>Within 24 hours you get an answer, or questions.</li>
    <li>You know the price before you decide.</li>
  </ol>
)
