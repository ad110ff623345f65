/** What the page of the catalogue and the snippet of editors say about themselves. Both are valid as they are. */
export const exampleMeta = {
  description: 'What this page offers, to whom and with what result, said in one or two plain sentences.',
  keywords: ['first subject', 'second subject', 'third subject'],
}
