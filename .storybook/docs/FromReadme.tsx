import { Markdown } from '@storybook/addon-docs/blocks'
import readme from '../../README.md?raw'

/** A section of the project's README, so that a guide is written once. */
export function FromReadme({ section }: { section: string }) {
  const [, text] = readme.split(`\n## ${section}\n`)
  if (text === undefined) throw new Error(`README.md has no section "${section}".`)
  return <Markdown>{text.split('\n## ')[0] as string}</Markdown>
}
