import { Refusal, runCommand } from '../../src/tools/command.ts'

const help = `npm run review [-- BASE]

Says what a change changes: builds this state and BASE (by default the point where this branch left main), compares every
page and every example of a block, and writes review/index.html, with review/review.md for a pull request and
review/review.json. Exit code 1 where something has to be mended: a new finding of the checker or of axe, a budget passed
over, a path that answers no more.

  --staged          what is staged, in the place of the files as they are
  --format json     prints review.json
  --all             draws everything anew, also what cannot look otherwise
  --within SECONDS  draws no more pictures after that time; those left out are named`

/** `npm run review`. */
await runCommand(
  {
    help,
    words: 'BASE',
    options: {
      staged: { type: 'boolean', default: false },
      format: { type: 'string', default: 'pretty' },
      all: { type: 'boolean', default: false },
      within: { type: 'string' },
    },
  },
  async ({ values: { staged, all, format, within }, positionals: [base, second] }) => {
    if (second) throw new Refusal(`Name one commit.\n\n${help}`)
    if (!['pretty', 'json'].includes(format)) throw new Refusal(`There is no format "${format}".\n\n${help}`)
    if (within && !(Number(within) > 0)) throw new Refusal(`"${within}" is no number of seconds.\n\n${help}`)
    const { review } = await import('./review/review.ts')
    const { faultsOf } = await import('./review/model.ts')
    const { markdown } = await import('./review/markdown.ts')
    const done = await review(process.cwd(), {
      ...{ base, staged, all },
      ...(within && { within: Number(within) }),
      say: (words) => console.error(words),
    })
    console.log(format === 'json' ? JSON.stringify(done, null, 2) : markdown(done))
    console.error('review/index.html has the pictures.')
    return faultsOf(done).length ? 1 : 0
  },
)
