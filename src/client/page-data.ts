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

/** A page that only an ordinary navigation can show. */
export class NotWithinApp extends Error {}

/**
 * Fetches the document of the address, which is that of the wanted page already. But nobody is taken away by a link they
 * only point at.
 * @param ahead before the visitor decided to go there
 * @returns a promise that never settles: this document is being replaced
 * @throws NotWithinApp ahead
 */
export async function leave(ahead: boolean): Promise<never> {
  if (ahead) throw new NotWithinApp()
  location.reload()
  return new Promise(() => {})
}

/**
 * Fetches the data of a page. What cannot be reached, or was built for another version of the site, becomes an
 * ordinary navigation.
 * @param ahead before the visitor decided to go there
 * @throws RouteErrorResponse for any answer but the page or 404; NotWithinApp instead of a navigation ahead
 */
export async function fetchPage(path: string, ahead = false): Promise<FetchedPage> {
  const answer = await fetch(`/${dataFile(path)}`).catch(() => undefined)
  if (!answer) return leave(ahead)
  if (answer.status === 404 && path !== notFoundPath) return fetchPage(notFoundPath, ahead)
  if (!answer.ok) throw new RouteErrorResponse(answer.status, answer.statusText)
  const page = (await answer.json()) as FetchedPage
  return page.client === ownVersion() ? page : leave(ahead)
}
