import { relative, resolve, sep } from 'node:path'
import { type Format, formats } from '../../engine/report.ts'

/** What `npm run check` was asked to do. */
export interface CheckArguments {
  format: Format
  fix: boolean
  watch: boolean
  help: boolean
  /** Documents to check alone, relative to the root; empty for all. */
  files: string[]
}

export const usage = `npm run check -- [options] [documents]

Checks the data of the site. Documents named are checked alone, against the rest of the site.

  --format pretty|github|json   for people (default), for GitHub's annotations, for programs
  --fix                         mends what has one right answer, changing only those characters
  --watch                       checks again whenever a document changes

Exit code: 0 without problems (warnings apart), 1 with problems, 2 for a wrong call.`

/** A call that cannot be understood; the message says why. */
export class UsageError extends Error {}

/**
 * Reads the words after the command.
 * @param root folder of the site; documents may be named from there or by absolute path
 * @throws UsageError
 */
export function readArguments(words: string[], root: string): CheckArguments {
  const result: CheckArguments = { format: 'pretty', fix: false, watch: false, help: false, files: [] }
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string
    if (word === '--fix' || word === '--watch' || word === '--help')
      result[word.slice(2) as 'fix' | 'watch' | 'help'] = true
    else if (word === '--format') result.format = formatOf(words[++index])
    else if (word.startsWith('--format=')) result.format = formatOf(word.slice('--format='.length))
    else if (word.startsWith('-')) throw new UsageError(`There is no option ${word}.`)
    else result.files.push(relative(root, resolve(root, word)).split(sep).join('/'))
  }
  return result
}

function formatOf(word: string | undefined): Format {
  const format = formats.find((known) => known === word)
  if (!format) throw new UsageError(`--format takes ${formats.join(', ')}${word ? `, not "${word}"` : ''}.`)
  return format
}
