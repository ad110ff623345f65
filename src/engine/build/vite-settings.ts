import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

/** The name of a class in the whole site: readable, short, and the same in every build, as the file's name is the block's. */
export const scopedName = (name: string, file: string): string => `${basename(file).replace('.module.css', '')}_${name}`

/**
 * How Vite reads the code, for the build and for the dev server. The build takes it from here, because reading
 * vite.config.ts would bundle all of the dev server each time.
 */
export const viteSettings = () =>
  ({
    publicDir: false,
    appType: 'custom',
    plugins: [react()],
    css: { modules: { generateScopedName: scopedName } },
    build: { target: 'es2022', assetsInlineLimit: 0, cssTarget: 'es2022' },
  }) satisfies UserConfig
