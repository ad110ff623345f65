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
 * Fetches the data of a page (spec 2.1).
 * @throws RouteErrorResponse for error responses other than 404; NotWithinApp if it cannot be reached, or was built for another
 * version of the site
 */
export async function fetchPage(path: string): Promise<FetchedPage> {
  const answer = await fetch(`/${dataFile(path)}`).catch(() => Promise.reject(new NotWithinApp()))
  if (answer.status === 404 && path !== notFoundPath) return fetchPage(notFoundPath)
  if (!answer.ok) throw new RouteErrorResponse(answer.status, answer.statusText)
  const page = (await answer.json()) as FetchedPage
  if (page.client !== ownVersion()) throw new NotWithinApp()
  return page
}
