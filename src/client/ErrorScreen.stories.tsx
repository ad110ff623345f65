import { ErrorScreen } from './ErrorScreen.tsx'
import { RouteErrorResponse } from './page-data.ts'

export default { title: 'Chrome/Error screen', component: ErrorScreen }

/** An error response of a route (spec 2.1). */
export const Response = { args: { error: new RouteErrorResponse(503, 'Service Unavailable') } }

/** With the stack if there is one. */
export const Thrown = { args: { error: new Error('The page could not be shown.') } }
