import { type Page, test } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'

const origin = 'http://toolkit.test'

/** Shows the story in the address, and exposes the controller to the tests. */
const modules: Record<string, string> = {
  '/toolkit-stories.js': `
    import '/styles/main.css'
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    import { toolkit } from '/ui/toolkit/toolkit.ts'
    import { stories } from '/all-stories.js'
    const [, file, name] = location.pathname.split('/')
    window.toolkit = toolkit
    createRoot(document.querySelector('main')).render(createElement(stories[file][name].render))`,
  '/all-stories.js': `
    const files = import.meta.glob('/ui/toolkit/*.stories.tsx', { eager: true })
    export const stories = Object.fromEntries(
      Object.entries(files).map(([file, story]) => [file.split('/').pop().replace('.stories.tsx', ''), story]))`,
}

async function buildStories(): Promise<Map<string, Buffer>> {
  const { output } = (await build({
    configFile: false,
    root: 'src',
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      react(),
      {
        name: 'toolkit-stories',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: '/toolkit-stories.js' },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const),
  )
}

let files: Map<string, Buffer>

/** Builds the toolkit's stories once for all tests of a file. */
export function withToolkit(): void {
  test.beforeAll(async () => {
    files = await buildStories()
  })
}

/** Opens a story of the toolkit: its file and its name. */
export async function openStory(page: Page, file: string, story: string): Promise<void> {
  const named = (ending: string) => [...files.keys()].filter((name) => name.endsWith(ending))
  const styles = named('.css').map((name) => `<link rel="stylesheet" href="${name}">`)
  const scripts = named('.js').map((name) => `<script type="module" src="${name}"></script>`)
  const html = `<!doctype html><html lang="en"><title>${file}</title>${styles.join('')}<main></main>${scripts.join('')}</html>`
  const types: Record<string, string> = {
    css: 'text/css',
    js: 'text/javascript',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
  }
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const body = files.get(pathname)
    const contentType = types[pathname.split('.').pop() ?? ''] ?? 'text/html'
    return route.fulfill({ contentType, body: body ?? html })
  })
  await page.goto(`${origin}/${file}/${story}`)
}
