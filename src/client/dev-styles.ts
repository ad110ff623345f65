/// <reference types="vite/client" />
import.meta.glob(['../ui/**/*.css', '../chrome/*.css', '../blocks/**/*.css'], { eager: true })
