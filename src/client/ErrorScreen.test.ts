import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ErrorScreen } from './ErrorScreen.tsx'
import { RouteErrorResponse } from './page-data.ts'

const shown = (error: unknown): string => renderToStaticMarkup(createElement(ErrorScreen, { error }))

describe('spec 2.1 · the error screen reads what went wrong in three ways', () => {
  test("a route's answer: its status and status text", () => {
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
    const words = [{ code: 7 }, 'plain words', undefined, circle].map(
      (thrown) => /<p>(.*?)<\/p>/.exec(shown(thrown))?.[1],
    )
    expect(words).toEqual(['{&quot;code&quot;:7}', '&quot;plain words&quot;', 'undefined', '[object Object]'])
  })
})
