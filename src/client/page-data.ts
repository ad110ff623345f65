import type { AnyBlock, PageData } from '../contract/index.ts'
import { dataFile, notFoundPath } from '../engine/routes.ts'

/** An answer of the server that is not a page: the router's error screen shows status and words (spec 2.1). */
export class RouteErrorResponse {
  constructor(
    readonly status: number,
    readonly statusText: string,
  ) {}
}

/** A page as its data file has it, with the version of the client code it was built for. */
export type FetchedPage = PageData<AnyBlock> & { client: string }

/** The client script this document was delivered with. */
const ownVersion = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '/', location.href).pathname

/** A promise that never settles: the document is being replaced. */
function leaveFor(path: string): Promise<never> {
  location.assign(path)
  return new Promise(() => {})
}

/**
 * Fetches the data of a page. What cannot be reached, or was built for another version of the site, becomes an
 * ordinary navigation.
 * @throws RouteErrorResponse for any answer but the page or 404
 */
export async function fetchPage(path: string): Promise<FetchedPage> {
  const answer = await fetch(`/${dataFile(path)}`).catch(() => undefined)
  if (!answer) return leaveFor(path)
  if (answer.status === 404 && path !== notFoundPath) return fetchPage(notFoundPath)
  if (!answer.ok) throw new RouteErrorResponse(answer.status, answer.statusText)
  const page = (await answer.json()) as FetchedPage
  return page.client === ownVersion() ? page : leaveFor(path)
}
