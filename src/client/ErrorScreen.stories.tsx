import { ErrorScreen } from './ErrorScreen.tsx'
import { RouteErrorResponse } from './page-data.ts'

export default { title: 'Chrome/Error screen', component: ErrorScreen }

/** An answer of a route (spec 2.1). */
export const Answer = { args: { error: new RouteErrorResponse(503, 'Service Unavailable') } }

/** With the stack, where there is one. */
export const Thrown = { args: { error: new Error('The page could not be shown.') } }
