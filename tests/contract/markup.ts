const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** The tags of a markup as they are written, in order: "ul li a /a /li /ul". */
export function tagsWritten(markup: string): string {
  return [...markup.matchAll(/<(\/?[a-z][a-z0-9-]*)/g)].map(([, tag]) => tag).join(' ')
}

/** The element that a browser without script makes of a markup, so that what is in `noscript` counts too. */
export function parsed(markup: string): HTMLElement {
  return document.adoptNode(new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild as HTMLElement)
}

/**
 * The tags of the tree a browser made of a markup. It mends what is unbalanced or may not stand where it
 * stands, so that the two differ exactly where the markup is wrong.
 */
export function tagsParsed(element: Element): string {
  return [...element.children].map(tagsOf).join(' ')
}

function tagsOf(element: Element): string {
  const tag = element.localName
  if (voidTags.has(tag)) return tag
  return [tag, tagsParsed(element), `/${tag}`].filter(Boolean).join(' ')
}

/** Levels of all headings, in order. */
export function headingLevels(element: Element): number[] {
  return [...element.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1]))
}

/** Attributes that a strict content security policy forbids: inline styles and handlers. */
export function forbiddenAttributes(element: Element): string[] {
  return [...element.querySelectorAll('*')].flatMap((inner) =>
    inner.getAttributeNames().filter((name) => name === 'style' || name.startsWith('on')),
  )
}
