import type { AnyBlock, PageData } from '../contract/index.ts'
import { dataFile, notFoundPath } from '../page/routes.ts'

/** An answer of the server that is not a page: the router's error screen shows status and words (spec 2.1). */
export class RouteErrorResponse {
  constructor(
    readonly status: number,
    readonly statusText: string,
  ) {}
}

/** A page as its data file has it, with the version of the client code it was built for. */
export type FetchedPage = PageData<AnyBlock> & { client: string }

/** Address of the client script of this document. */
const ownVersion = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '/', location.href).pathname

/** Thrown for a page that only an ordinary navigation can show. */
export class NotWithinApp extends Error {}

/**
 * Loads the document of the current address, which is already that of the wanted page. While a page is only fetched
 * ahead it throws instead: pointing at a link must not take the visitor away.
 * @param ahead whether the page is only fetched ahead
 * @returns a promise that never settles, because this document is being replaced
 * @throws NotWithinApp if `ahead`
 */
export async function leave(ahead: boolean): Promise<never> {
  if (ahead) throw new NotWithinApp()
  location.reload()
  return new Promise(() => {})
}

/**
 * Fetches the data of a page. What cannot be reached, or was built for another version of the site, becomes an
 * ordinary navigation.
 * @param ahead whether the page is only fetched ahead
 * @throws RouteErrorResponse for any answer but the page or 404; NotWithinApp in place of a navigation if `ahead`
 */
export async function fetchPage(path: string, ahead = false): Promise<FetchedPage> {
  const answer = await fetch(`/${dataFile(path)}`).catch(() => undefined)
  if (!answer) return leave(ahead)
  if (answer.status === 404 && path !== notFoundPath) return fetchPage(notFoundPath, ahead)
  if (!answer.ok) throw new RouteErrorResponse(answer.status, answer.statusText)
  const page = (await answer.json()) as FetchedPage
  return page.client === ownVersion() ? page : leave(ahead)
}
