/** What only some browsers have, so that TypeScript's types of the DOM do not know it. */

interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  readonly globalPrivacyControl?: boolean
}

interface Document {
  readonly prerendering?: boolean
}
