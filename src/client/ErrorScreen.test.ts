import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ErrorScreen } from './ErrorScreen.tsx'
import { RouteErrorResponse } from './fragment.ts'

const shown = (error: unknown): string => renderToStaticMarkup(createElement(ErrorScreen, { error }))

describe('spec 2.1 · what the error screen shows', () => {
  test("a route's error response: its status and status text", () => {
    expect(shown(new RouteErrorResponse(503, 'Service Unavailable'))).toContain('<p>503 Service Unavailable</p>')
  })

  test('an Error: its message and its stack', () => {
    const html = shown(new TypeError('blocks is not iterable'))
    expect(html).toContain('<p>blocks is not iterable</p>')
    expect(html).toMatch(/<pre>TypeError: blocks is not iterable\n\s+at /)
  })

  test('anything else: serialised', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    const messages = [{ code: 7 }, 'plain words', undefined, circle].map(
      (thrown) => /<p>(.*?)<\/p>/.exec(shown(thrown))?.[1],
    )
    expect(messages).toEqual(['{&quot;code&quot;:7}', '&quot;plain words&quot;', 'undefined', '[object Object]'])
  })
})
