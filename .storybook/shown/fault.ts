import { escapeHtml } from '../../src/page/html.ts'
import './fault.css'

/** Takes the place of what cannot be shown, and says why in the words of the build. */
export const faultBox = (type: string, { message }: Error): string =>
  `<div class="story-fault" role="alert"><strong>${escapeHtml(type)}</strong><p>${escapeHtml(message)}</p></div>`
