import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where code, examples in contracts and tests contain the path of a page: "src/page/links.ts:12". A program cannot know
 * what is meant there, so a person has to look at them. For tests, only the files are listed.
 */
export function placesInCode(root: string, path: string): string[] {
  const named = new RegExp(`['"\`]${path}(?=['"\`#?])`)
  const isRemark = (line: string): boolean => /^\s*(\*|\/\*|\/\/)/.test(line)
  return ['src', 'tests'].flatMap((folder) =>
    filesBelow(root, folder).flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      const places = lines.flatMap((line, index) =>
        named.test(line) && !isRemark(line) ? [`${file}:${index + 1}`] : [],
      )
      return isTest(file) && places.length ? [file] : places
    }),
  )
}

const isTest = (file: string): boolean => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)

function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|json)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort()
  } catch {
    // A site need not have tests.
    return []
  }
}
