import '../../styles/main.css'
// After main.css, which declares the order of the layers.
import '../../client/dev-styles.ts'

/** Runs in earlier versions of a page, which only need styles. */
