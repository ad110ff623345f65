import { readFileSync } from 'node:fs'
import { escapeHtml as text } from '../../../src/page/html.ts'
import { common } from './align.ts'
import { causeLine, count, groupsOf, headline, routeLine, routeName, signed } from './groups.ts'
import { faultsOf, type Review, type RouteReview } from './model.ts'
import type { Difference, Strip } from './pictures.ts'
import { widths } from './widths.ts'
import type { Change } from './words.ts'

const asset = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** Up to so many pages and blocks are shown at once, without a click. */
const few = 3

/** The page of a review: one file, with its pictures beside it. */
export function reportPage(review: Review): string {
  const { before, after, files, around, routes, examples, stories, harmless, same, compared, seconds } = review
  const faults = faultsOf(review)
  const open = routes.length + examples.length + stories.length <= few
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Review: ${headline(review)}</title><style>${asset('report-page.css')}</style></head><body>
<header><h1>${headline(review)}</h1>
<p>${text(before)} → ${text(after)} · ${count(files.length, 'changed file')} · unchanged pages, blocks and parts: ${same.length} · ${count(compared, 'screen')} compared in ${seconds} s</p></header>
<form class="ways" aria-label="How pictures are shown">${choice('way', ['side by side', 'slider', 'overlay'])}${choice('screen', ['all', ...widths.map((width) => `${width}`)])}</form>
<main>${section('To be mended', faults, 'faults')}${section('Around the pages', around)}
${grouped('Pages', routes, open)}${grouped('Examples of blocks', examples, open)}${grouped('Stories of other parts', stories, open)}
${folded(
  'Harmless',
  harmless.map(({ path, why }) => `${routeName(path)}: ${why}`),
)}
${folded('Compared and the same', same.map(routeName))}${folded('Files that differ', files)}</main>
<script type="module">${asset('report-page.js')}</script></body></html>
`
}

const choice = (name: string, values: string[]): string =>
  `<fieldset aria-label="${name}">${values.map((value, index) => `<label><input type="radio" name="${name}" value="${value}"${index ? '' : ' checked'}> ${value}${Number(value) ? ' px' : ''}</label>`).join('')}</fieldset>`

const list = (lines: string[]): string => `<ul>${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`

const section = (title: string, lines: string[], look = ''): string =>
  lines.length ? `<section class="${look}"><h2>${title}</h2>${list(lines)}</section>` : ''

const folded = (title: string, lines: string[]): string =>
  lines.length ? `<details><summary>${title}: ${lines.length}</summary>${list(lines)}</details>` : ''

function grouped(title: string, routes: RouteReview[], open: boolean): string {
  const groups = groupsOf(routes).map(
    ({ causes, routes }) =>
      `<section><h3>Cause: ${text(causeLine(causes))}</h3>${routes.map((route) => routeOf(route, open)).join('')}</section>`,
  )
  return groups.length ? `<h2>${title}</h2>${groups.join('')}` : ''
}

function routeOf(route: RouteReview, open: boolean): string {
  const { path, faults, words, facts, bytes, pictures } = route
  return `<details class="route"${open || faults.length ? ' open' : ''}><summary><b>${text(routeName(path))}</b> ${text(routeLine(route))}</summary>
${section('To be mended', faults, 'faults')}${words.some(({ before, after }) => before || after) ? `<ul class="words">${words.map(wordsOf).join('')}</ul>` : ''}
${facts.length ? list(facts) : ''}${bytes.length ? bytesOf(route) : ''}${pictures.map(pictureOf).join('')}</details>`
}

function bytesOf({ bytes }: RouteReview): string {
  const rows = bytes.map(({ kind, before = 0, after = 0, budget }) =>
    [kind, before, after, signed(after - before), budget ?? ''].map((cell) => `<td>${cell}</td>`).join(''),
  )
  const head = ['B, brotli', 'before', 'after', '', 'budget'].map((name) => `<th>${name}</th>`).join('')
  return `<table><tr>${head}</tr>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`
}

/** A change of words, with what went and what came marked in it. */
function wordsOf({ words, before = '', after = '' }: Change): string {
  const [was, is] = [before, after].map((line) => line.split(/(?<=\s)/)) as [string[], string[]]
  let marked = ''
  let [from, to] = [0, 0]
  for (const [one, other] of [...common(was, is), [was.length, is.length] as const]) {
    const [gone, come] = [was.slice(from, one).join(''), is.slice(to, other).join('')]
    marked += `${gone && `<del>${text(gone)}</del>`}${come && `<ins>${text(come)}</ins>`}${text(is[other] ?? '')}`
    from = one + 1
    to = other + 1
  }
  return `<li>${text(words)}${marked && `<p>${marked}</p>`}</li>`
}

function pictureOf({ part, width, pixels, before, after, difference }: Difference): string {
  const place = `${text(part)} at ${width} px`
  const heightOf = (side?: Strip) => (side ? side.bottom - side.top : 0)
  const strip = (side: Strip | undefined, name: string, height = heightOf(side), over = '') => {
    if (!side) return `<p class="${name}">not there</p>`
    const image = `<img src="${side.file}" alt="${place}, ${name}" width="${width}" height="${side.of}" loading="lazy" style="inset-block-start:${(-100 * side.top) / height}%">`
    return `<a class="${name}" href="${over || side.file}" target="_blank"><span style="inline-size:${width}px;aspect-ratio:${width}/${height}">${image}${over && `<img src="${over}" alt="" loading="lazy">`}</span></a>`
  }
  const range =
    before && after
      ? `<span class="range">before <input type="range" min="0" max="100" value="50" aria-label="Before and after of ${place}"> after</span>`
      : ''
  return `<figure data-screen="${width}"><figcaption>${place}: ${pixels} px differ${range}</figcaption>
<div class="pictures" style="--at:50%">${strip(before, 'before')}${strip(after, 'after')}${difference ? strip(after, 'difference', Math.max(heightOf(before), heightOf(after)), difference) : ''}</div></figure>`
}
