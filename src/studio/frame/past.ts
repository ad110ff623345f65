import '../../styles/main.css'
// After the order of the layers, which main.css lays down.
import '../../client/dev-styles.ts'

/** An earlier version of a page only needs its styles: nothing of it changes any more. */
