import type { AnyBlock, PageData } from '../contract/index.ts'
import { dataFile, notFoundPath } from '../page/routes.ts'

/** A page's data file: its content, the client code it was built for, and its own version where islands take props from it. */
type FetchedPage = PageData<AnyBlock> & { client: string; version?: string }

/**
 * Fetches the data of a page.
 * @throws if it cannot be reached, or was built for another version of the site
 */
export async function fetchPage(path: string): Promise<FetchedPage> {
  const file = dataFile(path)
  const answer = await fetch(`/${file}`)
  if (answer.status === 404 && path !== notFoundPath) return fetchPage(notFoundPath)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  const page = (await answer.json()) as FetchedPage
  const script = document.querySelector('script[type=module]')?.getAttribute('src')
  if (page.client !== script) throw new Error(`${file} is of another version.`)
  return page
}
