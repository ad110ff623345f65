import './node-version.js'
import { setFlagsFromString } from 'node:v8'

// Without this, Vite reads all code of its settings once more, only to tell whether a later version could load it directly.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

// As for short commands (run.js): an eighth less until the first page shows.
setFlagsFromString('--interrupt-budget=500000')
