import type { ChromeData } from '../../src/page/chrome-data.ts'
import { chromeData } from '../../src/page/chrome-data.ts'
import { resolver } from './resolver.ts'

/** The data of header and footer on a page of the site. */
export const chromeOf = (path: string): ChromeData => chromeData(path, resolver)
