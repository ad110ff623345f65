const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** The tags of some markup in order: "ul li a /a /li /ul". */
export function tagsWritten(markup: string): string {
  return [...markup.matchAll(/<(\/?[a-z][a-z0-9-]*)/g)].map(([, tag]) => tag).join(' ')
}

/** Parses markup as a browser without script does, so that the content of `noscript` counts too. */
export function parsed(markup: string): HTMLElement {
  return document.adoptNode(new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild as HTMLElement)
}

/**
 * The tags of a parsed tree. Browsers repair unbalanced or misplaced tags, so that these differ from the tags of the markup
 * exactly where it is invalid.
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
