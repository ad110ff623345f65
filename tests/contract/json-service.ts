import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The part of VS Code's JSON language service that is used here. */
interface Package {
  getLanguageService(settings: object): {
    configure(settings: object): void
    parseJSONDocument(document: TextDocument): object
    doComplete(document: TextDocument, position: object, json: object): Promise<{ items: Completion[] }>
    doHover(document: TextDocument, position: object, json: object): Promise<{ contents: string[] } | null>
    doValidation(document: TextDocument, json: object): Promise<{ message: string }[]>
  }
  TextDocument: { create(uri: string, language: string, version: number, text: string): TextDocument }
}

interface TextDocument {
  positionAt(offset: number): object
}

interface Completion {
  label: string
  documentation?: string
}

const { getLanguageService, TextDocument } = createRequire(import.meta.url)('vscode-json-languageservice') as Package
const root = pathToFileURL(`${process.cwd()}/`)

/** VS Code's JSON service with the settings of .vscode, which only loads schemas of the project. */
function service() {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))['json.schemas'] as {
    fileMatch: string[]
    url: string
  }[]
  const made = getLanguageService({
    schemaRequestService: async (uri: string) => readFileSync(fileURLToPath(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path: string, from: string) => new URL(path, from).href },
  })
  const schemas = settings.map(({ fileMatch, url }) => ({
    fileMatch: fileMatch.map((pattern) => root.href.slice(0, -1) + pattern),
    uri: new URL(url, root).href,
  }))
  made.configure({ validate: true, schemas })
  return made
}

const vscode = service()

/** A document with the cursor at the first ‸. */
function open(file: string, text: string) {
  const document = TextDocument.create(new URL(file, root).href, 'json', 1, text.replace('‸', ''))
  return { document, json: vscode.parseJSONDocument(document), position: document.positionAt(text.indexOf('‸')) }
}

/** The completions at the cursor. */
export async function offered(file: string, text: string): Promise<Completion[]> {
  const { document, json, position } = open(file, text)
  return (await vscode.doComplete(document, position, json)).items
}

/** The hover text at the cursor. */
export async function explained(file: string, text: string): Promise<string> {
  const { document, json, position } = open(file, text)
  return (await vscode.doHover(document, position, json))?.contents.join('\n').replace(/\\(.)/g, '$1') ?? ''
}

/** The problems that VS Code reports. */
export async function underlined(file: string, text: string): Promise<string[]> {
  const { document, json } = open(file, text)
  return (await vscode.doValidation(document, json)).map(({ message }) => message)
}
