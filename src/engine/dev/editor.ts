import { createRequire } from 'node:module'
import { basename } from 'node:path'
import launchEditor from 'launch-editor'

/** The editor that Vite would start, too: `LAUNCH_EDITOR`, a running one, `VISUAL` or `EDITOR`. */
const guessEditor = createRequire(import.meta.url)('launch-editor/guess.js') as (wanted?: string) => (string | null)[]

/** Editors that run in a terminal: they would take over that of the dev server. */
const inTerminal = /^(vi|vim|nvim|nano|pico|emacs|emacsclient|hx|helix|kak|micro|joe|ne|ed)$/

/**
 * Opens a place in the editor.
 * @param place in the form that editors take: "/site/pages-data/about.json:14:5"
 * @returns undefined if an editor was started, else advice for the user
 */
export function openEditor(place: string): string | undefined {
  const [editor] = guessEditor()
  // An editor that was set with LAUNCH_EDITOR is always respected.
  const usable = editor && (process.env.LAUNCH_EDITOR || !inTerminal.test(basename(editor)))
  if (!usable) return 'No editor was found. Start one, or set LAUNCH_EDITOR before npm run dev: LAUNCH_EDITOR=code'
  launchEditor(place, editor)
  return undefined
}
