import { createRoot } from 'react-dom/client'
import { RouteErrorResponse } from './fragment.ts'

/** The app's error screen (spec 2.1). It shows a route's error response, an Error, or any other thrown value. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <section>
      <div className="wrap">
        <h1>Unexpected Application Error!</h1>
        <p>{messageOf(error)}</p>
        {error instanceof Error && error.stack && <pre>{error.stack}</pre>}
        <p>
          <a href="/">Back to the home page</a>
        </p>
      </div>
    </section>
  )
}

/** A `<main>` with the error screen (spec 2.1). */
export function errorScreen(error: unknown): HTMLElement {
  const main = Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 })
  createRoot(main).render(<ErrorScreen error={error} />)
  return main
}

function messageOf(error: unknown): string {
  if (error instanceof RouteErrorResponse) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : serialised(error)
}

/** A value as JSON, or as text if JSON cannot express it (a cycle, undefined). */
function serialised(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}
