import { Refusal, runCommand } from '../../src/tools/command.ts'

const help = `npm run review [-- BASE]

Shows what a change changes: builds this state and BASE (by default the point where this branch left main), compares every
page, every example of a block and every story of another part (forms, header, ui), and writes review/index.html, with
review/review.md for a pull request and review/review.json. Exit code 1 if something must be fixed: a new finding of the checker or of axe, an exceeded
budget, a path that no longer exists.

  --staged          compares the staged files instead of the working tree
  --format json     prints review.json
  --all             takes all pictures again, even of what cannot have changed
  --within SECONDS  stops taking pictures after that time, and lists those left out`

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
