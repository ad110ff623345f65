/// <reference types="vite/client" />
import.meta.glob(['../ui/**/*.css', '../chrome/*.css', '../blocks/**/*.css'], { eager: true })
// Without this Vite would reload the page when a CSS module changes.
import.meta.hot?.accept()
