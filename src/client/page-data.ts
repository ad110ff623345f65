import type { AnyBlock, PageData } from '../contract/index.ts'
import { dataFile, notFoundPath } from '../page/routes.ts'

/** An error response of the server; the error screen shows its status and status text (spec 2.1). */
export class RouteErrorResponse {
  constructor(
    readonly status: number,
    readonly statusText: string,
  ) {}
}

/** A page's data file: its content, the client code it was built for, and its own version where islands take props from it. */
export type FetchedPage = PageData<AnyBlock> & { client: string; version?: string }

/** The version of this document's client code: the address of its script. */
const ownVersion = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '/', location.href).pathname

/** Thrown for pages that the app cannot show and the browser must load. */
export class NotWithinApp extends Error {}

/**
 * Lets the browser load the current address, which is already that of the new page.
 * @param ahead whether the page is only being fetched ahead: then the visitor must stay here, so it throws instead
 * @returns never settles, because this document is being replaced
 * @throws NotWithinApp if `ahead`
 */
export async function leave(ahead: boolean): Promise<never> {
  if (ahead) throw new NotWithinApp()
  location.reload()
  return new Promise(() => {})
}

/**
 * Fetches the data of a page (spec 2.1). If it cannot be reached, or was built for another version of the site, the browser loads
 * the page instead.
 * @param ahead whether the page is only being fetched ahead
 * @throws RouteErrorResponse for error responses other than 404; NotWithinApp if `ahead` and the browser must load it
 */
export async function fetchPage(path: string, ahead = false): Promise<FetchedPage> {
  const answer = await fetch(`/${dataFile(path)}`).catch(() => undefined)
  if (!answer) return leave(ahead)
  if (answer.status === 404 && path !== notFoundPath) return fetchPage(notFoundPath, ahead)
  if (!answer.ok) throw new RouteErrorResponse(answer.status, answer.statusText)
  const page = (await answer.json()) as FetchedPage
  return page.client === ownVersion() ? page : leave(ahead)
}
