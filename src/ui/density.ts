import { createContext } from 'react'

/** How much room the block around has above and below; its sections take it from here, so no block passes it on. */
export const DensityContext = createContext<string | undefined>(undefined)
