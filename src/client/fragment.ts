import { fragmentFile } from '../page/routes.ts'

/** An error response of the server; the error screen shows its status and status text (spec 2.1). */
export class RouteErrorResponse {
  constructor(
    readonly status: number,
    readonly statusText: string,
  ) {}
}

/** Thrown for pages that the app cannot show and the browser must load. */
export class NotWithinApp extends Error {}

/**
 * Fetches what the app needs of a page: its description and `<main>`, as an inert document.
 * @param script address of the client script of this document
 * @throws RouteErrorResponse for error responses other than 404; NotWithinApp if it is missing, slow or cannot be reached, or was
 * built for another version of the site; an Error if it is incomplete
 */
export async function fetchFragment(path: string, script: string): Promise<Document> {
  const { status, statusText, response } = await fetchDocument(`/${fragmentFile(path)}`)
  if (status === 404) throw new NotWithinApp()
  if (status >= 400) throw new RouteErrorResponse(status, statusText)
  if (response?.documentElement.dataset.script !== script) throw new NotWithinApp()
  if (!response.getElementById('main')) throw new Error(`${fragmentFile(path)} has no content.`)
  // It was parsed as if there was no script.
  for (const element of response.querySelectorAll('noscript')) element.textContent = element.innerHTML
  return response
}

/** How long a page may be on its way without any sign of it, in ms. */
const patience = 5000

/** By the one way to parse HTML that Trusted Types allow. */
const fetchDocument = (url: string): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', url)
    request.responseType = 'document'
    request.overrideMimeType('text/html;charset=utf-8')
    request.onload = () => resolve(request)
    // The browser shows that a document is on its way, and says so if it does not come.
    request.timeout = patience
    request.onerror = request.ontimeout = () => reject(new NotWithinApp())
    request.send()
  })
