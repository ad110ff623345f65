/// <reference types="vite/client" />
import.meta.glob(['../ui/**/*.css', '../chrome/*.css', '../blocks/*/*.css'], { eager: true })
// The looks of a block come after its own styles, as in the build.
import.meta.glob('../blocks/*/*/*.css', { eager: true })
// Without this Vite would reload the page when a CSS module changes.
import.meta.hot?.accept()
