/** The types that the shapes of schema/defs.schema.json resolve to: plain data with nothing left to look up. */

/** A link ready to render. With script, `dialog` opens a dialog; without, `href` is followed. */
export interface LinkData {
  label: string
  href: string
  dialog?: 'enquiry' | 'call'
  /** Opens in a new tab, without referrer. */
  newTab?: true
  /** Leads to the page that it is on. */
  current?: true
}

/** The link of an entry as a whole. The words of the entry are its text; a `label` is shown in addition. */
export type Target = Omit<LinkData, 'label'> & { label?: string }

/** A run of text: plain, strong, code, or a link. */
export type RichTextPart = string | { strong: string } | { code: string } | LinkData

/** A paragraph: runs of text in order. */
export type RichText = RichTextPart[]

/** A picture with its sizes in px. `avif` holds candidates by width; an SVG has none. `phone` is what phones see in its place. */
export interface PictureData {
  src: string
  width: number
  height: number
  avif?: string
  phone?: { src: string; width: number; height: number }
}

/** The address of an icon's symbol: sprite file and fragment. */
export type IconData = string

/** One entry of the breadcrumb; the last has no href (spec 2.2). */
export interface Crumb {
  label: string
  href?: string
}

/** What a block may know about its page. */
export interface PageContext {
  path: string
  breadcrumb: Crumb[]
}

/** What the renderer gives each block besides its own data. */
export interface RenderProps {
  /** The level of the block's heading: 1 for the first block of the page, else 2. */
  level: 1 | 2
  /** Whether the block is visible at first: its picture then loads eagerly, with high priority. */
  eager: boolean
  page: PageContext
}

/** A resolved page: what is rendered, and islands take long props from. */
export interface PageData<Block = { type: string }> {
  path: string
  meta: { title: string; description: string; keywords: string[]; service?: string }
  breadcrumb: Crumb[]
  blocks: Block[]
}
