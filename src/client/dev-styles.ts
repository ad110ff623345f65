/// <reference types="vite/client" />
import.meta.glob(['../ui/**/*.css', '../chrome/*.css', '../blocks/**/*.css'], { eager: true })
// A changed CSS module replaces its styles by itself; the class names are not needed here.
import.meta.hot?.accept()
