/** What stories and docs are made of. */
const seen = ['.storybook', 'README.md', 'pages-data', 'schema', 'src', 'tests/contract/mistakes']

/** What is in these folders without being shown. Pictures are watched by site-plugin.ts. */
const unseen = /^(pages-data\/media|src\/(server|studio|tools|engine\/(?!render)))|\.test\.tsx?$/

/**
 * Whether Vite watches a file or folder: most of the project changes no story, and watching it would take a tenth of what
 * Storybook needs until it answers.
 * @param path relative to the root, with forward slashes
 */
export const isWatched = (path: string): boolean =>
  !unseen.test(path) && (path === '' || seen.some((part) => contains(part, path) || contains(path, part)))

const contains = (folder: string, path: string): boolean => `${path}/`.startsWith(`${folder}/`)
