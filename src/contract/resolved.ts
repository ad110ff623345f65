/** What the shapes of schema/defs.schema.json become once the engine has resolved them: plain data, nothing left to look up. */

/** A link ready to render. `dialog` opens a dialog where script runs; `href` is where it leads without. */
export interface LinkData {
  label: string
  href: string
  dialog?: 'enquiry' | 'call'
  /** Leaves the site: opens in a new tab, without referrer. */
  newTab?: true
  /** Leads to the page it stands on. */
  current?: true
}

/** Where a card leads: a link whose words are the card's own. */
export type Target = Omit<LinkData, 'label'>

/** A run of text: plain, strong, or a link. */
export type RichTextPart = string | { strong: string } | LinkData

/** A paragraph: runs of text in order. */
export type RichText = RichTextPart[]

/** A picture with its sizes in px. `srcSet` and `avif` hold candidates by width; an SVG has neither. */
export interface PictureData {
  src: string
  width: number
  height: number
  srcSet?: string
  avif?: string
}

/** Address of the icon's symbol: sprite file and fragment. */
export type IconData = string

/** One entry of the breadcrumb; the last has no href (spec 2.2). */
export interface Crumb {
  label: string
  href?: string
}

/** What a block may know about the page it stands on. */
export interface PageContext {
  path: string
  breadcrumb: Crumb[]
}

/** What the renderer gives each block besides its own data. */
export interface RenderProps {
  /** Level of the block's own heading: 1 for the block that carries the page's title, else 2. */
  level: 1 | 2
  /** The block is on screen at once: its picture loads eagerly, with high priority. */
  eager: boolean
  page: PageContext
}

/** A resolved page: what prerender writes and the client app fetches. */
export interface PageData<Block = { type: string }> {
  path: string
  meta: { title: string; description: string; keywords: string[]; service?: string }
  breadcrumb: Crumb[]
  blocks: Block[]
}
