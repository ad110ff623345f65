import type { Path } from '../../content/load.ts'
import { everyText } from '../every-text.ts'
import { factsOf } from '../facts.ts'
import { didYouMean, nearest, oneOf, surely } from '../near.ts'
import { oncePerDocument } from '../once-per.ts'
import type { DocumentRule, Finding } from '../rule.ts'
import type { SiteIndex } from '../site-index.ts'
import { quote } from '../words.ts'

/** Braces in a text contain the name of a text of company.json. */
export const unknownToken: DocumentRule = {
  meta: {
    name: 'unknown-token',
    description: 'Every {token} is a text of pages-data/site/company.json.',
    severity: 'error',
  },

  checkDocument(doc, { site, contracts, index, report }) {
    // Without company.json there is nothing to compare with; that problem is reported already.
    if (site.company.data === undefined) return
    for (const { path, start, written } of bracesIn(doc, contracts)) {
      const finding = doc === site.company ? inCompany(written, path, index) : findingFor(written, index)
      if (finding) report({ doc, path, span: [start, start + written.length] }, finding)
    }
  },
}

/** Anything in braces that was probably meant as a token. A name before a brace is only looked for at its first letter: a word may be very long. */
const braces =
  /[$#]?\{+[^{}\n]{0,40}\}+|\{\s*[A-Za-z]\w*\s*[)\]>]|\{[A-Za-z]\w*(?=$|[\s.,;:])|[([<]?(?<![A-Za-z]\w{0,50})[A-Za-z]\w*\}+|｛\s*\w+\s*｝|[{}]+|(%{1,2}|#{2}|@{2}|__|\$)[A-Za-z][A-Za-z_]*\1|(?<![\w.+-])[$@][A-Za-z]\w*|\[+%?[A-Za-z]\w*%?\]+(?!\()|[<«]+[A-Za-z]\w*[>»]+/g

/** Texts that are never shown. */
const editorsOnly = ['note', '$schema']

/** All braces of a document's texts, but for those of code. */
const bracesIn = oncePerDocument((doc, contracts) => {
  const found: { path: Path; start: number; written: string }[] = []
  const code = new Set(factsOf(doc, contracts).code.map(({ path }) => path.join()))
  everyText(doc.data, (text, path) => {
    if (!/[{}%[<｛$«@#_]/.test(text) || editorsOnly.includes(String(path.at(-1))) || code.has(path.join())) return
    for (const { 0: written, index: start } of text.matchAll(braces)) found.push({ path: [...path], start, written })
  })
  return found
})

function findingFor(written: string, { tokenNames }: SiteIndex): Finding | undefined {
  const name = /^[$#]?\{+\s*([^{}]*?)\s*\}+$/.exec(written)?.[1]
  if (!name) {
    const half = named(written, tokenNames)
    if (half) return misspelt(written, half)
    // A name in other brackets counts only if there is a token with that name.
    if (!/[{}]/.test(written)) return undefined
    return {
      message: `${quote(written)} is not a token: braces hold the name of a text of the company.`,
      suggestion: `Write a name between them, such as {${[...tokenNames][0] ?? 'company'}}, or leave the braces out.`,
    }
  }
  if (tokenNames.has(name))
    return written === `{${name}}` ? undefined : misspelt(written, name, ': one brace on each side, no spaces')
  const meant = tokenMeant(name)
  if (meant !== undefined && tokenNames.has(meant))
    return {
      message: `There is no token {${name}}.`,
      suggestion: `Did you mean "{${meant}}"?`,
      replacement: `{${meant}}`,
    }
  const near = nearest(name, tokenNames)
  const best = surely(near)
  return {
    message: `There is no token {${name}}.`,
    suggestion:
      didYouMean(near.map((other) => ({ ...other, name: `{${other.name}}` }))) ??
      `The tokens are ${oneOf(
        [...tokenNames].map((token) => `{${token}}`),
        'and',
      )}.`,
    replacement: best && `{${best}}`,
  }
}

const misspelt = (written: string, name: string, how = ''): Finding => ({
  message: `${quote(written)} is not how a token is written.`,
  suggestion: `Write {${name}}${how}.`,
  replacement: `{${name}}`,
})

/** The token whose name stands between other signs, in these capitals or in capitals alone. */
function named(written: string, names: Iterable<string>): string | undefined {
  const bare = written.replace(/[\W_]/g, '')
  return [...names].find((name) => name === bare || name.toUpperCase() === bare)
}

function inCompany(written: string, [property]: Path, { tokenNames, tokens }: SiteIndex): Finding | undefined {
  if (!/[{}]/.test(written)) return undefined
  const name = surely(nearest(written.replace(/\W/g, ''), tokenNames))
  const value = name === property ? undefined : tokens.get(name ?? '')
  return {
    message: `${quote(written)} cannot be a token here: tokens come from this file.`,
    suggestion: value ? `Write what {${name}} stands for, ${quote(value)}.` : 'Write the words themselves.',
    replacement: value && !value.includes('{') ? value : undefined,
  }
}

/** Names of tokens in languages that translation programs write, one token a row. */
const translations = `
  company firma unternehmen entreprise société societe empresa azienda कंपनी компания
  phone telefon telefonnummer téléphone telephone teléfono telefono फोन телефон
  address adresse anschrift dirección direccion indirizzo पता адрес
  hours öffnungszeiten oeffnungszeiten horaires horario orari
  founded gegründet gegruendet fondée fondee fundada fundado
  locality ort stadt ville ciudad città город शहर
  street straße strasse rue calle via улица
  country land pays país pais paese страна देश
  postalCode postleitzahl plz codepostal códigopostal
  email mail courriel correo correoelectrónico почта ईमेल
  mobile handy mobil portable móvil movil
  clientCount kunden kundenzahl clients clientes
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '))

/** The token that a name in another language stands for. */
const tokenMeant = (name: string): string | undefined =>
  translations.find(([, ...others]) => others.includes(name.toLowerCase().replace(/[\s_-]/g, '')))?.[0]
