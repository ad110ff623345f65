import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { scopedStyles } from './scoped-styles.ts'

/**
 * How Vite reads the code, for the build and for the dev server. The build takes it from here, because reading
 * vite.config.ts would bundle all of the dev server each time.
 * @param styles folder of all styles, to give their classes short names
 */
export const viteSettings = (styles?: string) =>
  ({
    publicDir: false,
    appType: 'custom',
    plugins: [react(), ...scopedStyles(styles)],
    css: { modules: false as const },
    build: { target: 'es2022', assetsInlineLimit: 0, cssTarget: 'es2022' },
  }) satisfies UserConfig
