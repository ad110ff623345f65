import { escapeHtml } from '../../src/page/html.ts'
import './fault.css'

/** The HTML shown instead of a block or page that cannot be rendered: the error message of the build. */
export const faultBox = (type: string, { message }: Error): string =>
  `<div class="story-fault" role="alert"><strong>${escapeHtml(type)}</strong><p>${escapeHtml(message)}</p></div>`
