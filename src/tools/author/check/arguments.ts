import { relative, resolve, sep } from 'node:path'
import { type Format, formats } from '../../../engine/check/problem-report.ts'
import { type Call, type Command, Refusal } from '../../command.ts'

const options = {
  format: { type: 'string' },
  fix: { type: 'boolean' },
  watch: { type: 'boolean' },
} as const

/** How `npm run check` is called. */
export const checkCommand: Command<typeof options> = {
  help: `npm run check -- [options] [documents]

Checks the data of the site, or only the named documents against the rest of the site.

  --format pretty|github|json   for people (default), for GitHub's annotations, for programs
  --fix                         fixes mistakes that have exactly one right answer, and changes nothing else
  --watch                       checks again whenever a document changes

Exit code: 0 without errors, 1 with errors, 2 for invalid arguments.`,
  options,
  words: 'documents',
}

/** What `npm run check` was asked to do. */
export interface CheckArguments {
  format: Format
  fix: boolean
  watch: boolean
  /** Documents to check alone, relative to the root; empty for all. */
  files: string[]
}

/**
 * Reads the call.
 * @param root folder of the site; documents may be named from there or by absolute path
 * @throws Refusal
 */
export function readArguments({ values, positionals }: Call<typeof options>, root: string): CheckArguments {
  return {
    format: formatOf(values.format ?? 'pretty'),
    fix: values.fix ?? false,
    watch: values.watch ?? false,
    files: positionals.map((word) => relative(root, resolve(root, word)).split(sep).join('/')),
  }
}

function formatOf(word: string): Format {
  const format = formats.find((known) => known === word)
  if (!format) throw new Refusal(`--format takes ${formats.join(', ')}, not "${word}".`)
  return format
}
