import './node-version.js'

// Without this, Vite reads all code of its settings once more, only to tell whether a later version could load it directly.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
