import { Controls, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { BlockDocumentation } from './block-documentation.ts'
import styles from './docs.module.css'
import { ShownJson } from './ShownJson.tsx'

/** The page of a block: what it is for, its options, the JSON of the state shown, where it is used and what is not. */
export function BlockDocs() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { description, file, options, places, unused } = preparedMeta.parameters.contract as BlockDocumentation
  const pages = [...new Set(places.flatMap(({ page }) => page ?? []))]
  return (
    <>
      <Title />
      <Markdown>{description}</Markdown>
      <p>
        Contract: <code>{file}</code>
      </p>
      <Primary />
      <Controls />
      <ShownJson />
      <Heading>Options</Heading>
      <Options options={options} blocks={places.length} />
      <Heading>Pages that use it</Heading>
      {pages.length ? <Pages places={places} /> : <p>No page uses this block.</p>}
      <Heading>What no page uses</Heading>
      {unused.length ? <Names names={unused} /> : <p>Every option is in use.</p>}
      <Stories title="Examples" includePrimary={false} />
    </>
  )
}

function Options({ options, blocks }: { options: BlockDocumentation['options']; blocks: number }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Option</th>
            <th>May be</th>
            <th>What it is</th>
            <th>Written by</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ path, required, type, description, default: standard, rules = [], written }) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
                {required && <span className={styles.required}>required</span>}
              </td>
              <td>
                {type}
                {standard !== undefined && (
                  <p>
                    without it: <code>{JSON.stringify(standard)}</code>
                  </p>
                )}
              </td>
              <td>{[description, ...rules].join(' · ')}</td>
              <td>{written ? `${written} of ${blocks}` : 'nobody'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Pages({ places }: { places: BlockDocumentation['places'] }) {
  return (
    <ul className={styles.pages}>
      {places.map(({ file, line, page }) => (
        <li key={`${file}:${line}`}>
          {page} <code>{`${file}:${line}`}</code>
        </li>
      ))}
    </ul>
  )
}

const Names = ({ names }: { names: string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <code>{name}</code>
      </li>
    ))}
  </ul>
)
