import { styleText } from 'node:util'
import type { Problem } from '../content/problem.ts'
import { amountOf } from './words.ts'

/** The formats of a report: for people, for GitHub's annotations, for programs. */
export type Format = 'pretty' | 'github' | 'json'

/** All formats, for `--format`. */
export const formats: readonly Format[] = ['pretty', 'github', 'json']

/** How to write a report. */
export interface ReportOptions {
  format: Format
  /** Colours, for a terminal. */
  colour?: boolean
  /** Returns the text of a file, to show the lines around a problem; undefined leaves them out. */
  textOf?: (file: string) => string | undefined
  /** What was checked, for the last line of the pretty format. */
  checked?: { pages: number }
}

/** Problems as text that ends with a line break; '' if there is nothing to print. */
export function reportOf(problems: Problem[], options: ReportOptions): string {
  if (options.format === 'json') return `${JSON.stringify(problems.map(asData), null, 2)}\n`
  if (options.format === 'github') return problems.map(asAnnotation).join('')
  const blocks = problems.map((problem) => `${describeProblem(problem, options)}\n`)
  return `${blocks.join('\n')}${blocks.length ? '\n' : ''}${summary(problems, options)}\n`
}

/** The fields of the json format, in their order. */
function asData({ file, line, column, endLine, endColumn, rule, severity, message, suggestion }: Problem) {
  return { file, line, column, endLine, endColumn, rule, severity, message, suggestion }
}

/** A workflow command: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function asAnnotation({
  file,
  line,
  column,
  endLine,
  endColumn,
  rule,
  severity,
  message,
  suggestion,
}: Problem): string {
  const escapeValue = (text: string): string => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const place = `file=${escapeValue(file)},line=${line},col=${column},endLine=${endLine},endColumn=${endColumn}`
  return `::${severity} ${place},title=${escapeValue(rule)}::${escapeText(`${message} ${suggestion}`)}\n`
}

const escapeText = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

type Paint = (style: 'red' | 'yellow' | 'cyan' | 'bold' | 'dim', text: string) => string

const painter = (colour: boolean | undefined): Paint =>
  colour ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text

/** One problem for people: where, what happened, what to do, and the lines around it. */
export function describeProblem(problem: Problem, { colour, textOf }: Omit<ReportOptions, 'format'> = {}): string {
  const paint = painter(colour)
  const { file, line, column, where, severity, rule, message, suggestion } = problem
  const tone = severity === 'error' ? 'red' : 'yellow'
  const place = paint('cyan', `${printable(file)}:${line}:${column}`)
  const head = `${place}  ${where ? `${where}  ` : ''}${paint(tone, severity)} ${paint('dim', rule)}`
  const text = textOf?.(file)
  const frame = text ? `\n${codeFrame(text, problem, paint, tone)}` : ''
  return `${head}\n  ${paint('bold', printable(message))}\n  ${printable(suggestion)}${frame}`
}

/** Replaces control characters, which must not reach a terminal, and those that turn the direction of what follows. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is replaced
  text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')

const widest = 100

let last = { text: '', lines: [''] }

/** The lines of a text. Those of the last one are kept: problems come file by file, and one may have thousands. */
function linesOf(text: string): string[] {
  const lines = last.text === text ? last.lines : text.split('\n')
  last = { text, lines }
  return lines
}

function codeFrame(text: string, { line, column, endLine, endColumn }: Problem, paint: Paint, tone: 'red' | 'yellow') {
  const lines = linesOf(text)
  const from = Math.max(1, line - 2)
  const to = Math.min(lines.length, line + 1)
  const digits = String(to).length
  // A long line is cut around the fault, so that the marker is still below it.
  const left = column > widest - 20 ? column - 30 : 0
  const cut = (source: string): string =>
    printable(
      source
        .replace(/\r$/, '')
        .slice(left, left + widest)
        .replaceAll('\t', ' '),
    )
  const rows: string[] = []
  for (let number = from; number <= to; number++) {
    const gutter = `${number === line ? '>' : ' '} ${String(number).padStart(digits)} | `
    rows.push(`  ${paint('dim', gutter)}${cut(lines[number - 1] ?? '')}`)
    if (number !== line) continue
    const end = endLine === line ? endColumn : (lines[line - 1] ?? '').length + 1
    const marks = '^'.repeat(Math.max(1, Math.min(end - column, left + widest - column + 1)))
    rows.push(`  ${paint('dim', `  ${' '.repeat(digits)} | `)}${' '.repeat(column - 1 - left)}${paint(tone, marks)}`)
  }
  return rows.join('\n')
}

/** "40 pages, 0 problems"; warnings are counted separately. */
export function summary(problems: Problem[], { checked, colour }: Omit<ReportOptions, 'format'> = {}): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const pages = checked ? `${amountOf(checked.pages, 'page')}, ` : ''
  const found = `${pages}${amountOf(errors, 'problem')}${warnings ? `, ${amountOf(warnings, 'warning')}` : ''}`
  return painter(colour)(errors ? 'red' : 'bold', found)
}
