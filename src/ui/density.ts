import { createContext } from 'react'

/** Vertical padding of the current block; sections read it from here, so that blocks need not pass it on. */
export const DensityContext = createContext<string | undefined>(undefined)
