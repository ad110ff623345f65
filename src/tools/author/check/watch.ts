import { liveSite } from '../../../engine/live/live-site.ts'
import { type CheckSurroundings, type Round, tell } from './run.ts'

/**
 * Checks now, and again whenever a document, a picture or a contract changes, until it is interrupted.
 * @returns the exit code of the last check
 */
export async function watchAndTell({ wanted }: Pick<Round, 'wanted'>, around: CheckSurroundings): Promise<number> {
  const only = new Set(wanted.files)
  let code = 0
  const { site: live, end } = await liveSite(around.root, tellAll)
  tellAll()
  await around.interrupted()
  await end()
  return code

  function tellAll(): void {
    const problems = live.problems.filter(({ file }) => !only.size || only.has(file))
    code = tell(problems, { site: live.site, wanted }, around)
  }
}
