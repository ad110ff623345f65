/** Whether the document was reloaded: then there may be typed text to put back. */
export function isReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'reload'
}
