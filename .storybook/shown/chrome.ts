import type { ChromeData } from '../../src/chrome/chrome-data.ts'
import { chromeData } from '../../src/engine/chrome-data.ts'
import { using } from './resolver.ts'

/** What header and footer show on a page of the site. */
export const chromeOf = (path: string): ChromeData => chromeData(path, using)
