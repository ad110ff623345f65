import { expect, test } from 'vitest'
import { writeRedirects } from './redirects.ts'

test('a redirect from /home leaves the data of the home page alone', () => {
  const names: string[] = []
  const paths = [
    ['/home', '/'],
    ['/jobs', '/career'],
  ] as const
  writeRedirects(new Map(paths), 'https://example.com', (name) => names.push(name))
  expect(names).toEqual(['_redirects.json', 'home/index.html', 'jobs/index.html', 'data/jobs.txt'])
})
