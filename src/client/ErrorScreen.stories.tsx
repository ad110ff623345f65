import { ErrorScreen } from './ErrorScreen.tsx'
import { RouteErrorResponse } from './fragment.ts'

export default { title: 'Chrome/Error screen', component: ErrorScreen }

/** An error response of a route (spec 2.1). */
export const Response = { args: { error: new RouteErrorResponse(503, 'Service Unavailable') } }

const thrown = new Error('The page could not be shown.')
// Its own would name the port and the build, which differ each time.
thrown.stack = `${thrown}\n    at Faq (/src/blocks/faq/Faq.tsx:21:9)\n    at Page (/src/client/Page.tsx:34:5)`

/** With the stack if there is one. */
export const Thrown = { args: { error: thrown } }
