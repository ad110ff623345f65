import iconsInUse from 'virtual:icons'
import { collections, company, navigation, pictures, schemas } from 'virtual:site'
import { makeResolver, type Resolver } from '../../src/page/resolve.ts'
import { shapes } from '../../src/page/shapes.ts'

/** The engine's resolver with the data of this site, so that stories show what the build writes. */
export const resolver: Resolver = makeResolver(
  {
    company: { data: company },
    navigation: { data: navigation },
    collections: new Map(collections.map(([name, data]) => [name, { data }])),
  },
  shapes(new Map(schemas)),
  { picture: (file) => pictures[file] ?? missing(`picture "${file}" in pages-data/media`), sprite },
)

let bodies = iconsInUse

/** Renders again with all icons, which are two thirds of all data, if a control or a new text asks for one not in use. */
export async function withIcons<T>(render: () => Promise<T>): Promise<T> {
  try {
    return await render()
  } catch (error) {
    if (bodies !== iconsInUse) throw error
    bodies = (await import('virtual:all-icons')).default
    return render()
  }
}

/** Adds icons to the document, where every story finds them; the build writes them to a file for each page. */
function sprite(names: string[]): string {
  const sheet = document.getElementById('story-icons') ?? addSheet()
  for (const name of names.filter((name) => !sheet.querySelector(`#${name}`))) {
    const body = bodies[name] ?? missing(`Phosphor icon "${name}"`)
    sheet.insertAdjacentHTML('beforeend', `<symbol id="${name}" viewBox="0 0 256 256">${body}</symbol>`)
  }
  return ''
}

function addSheet(): Element {
  document.body.insertAdjacentHTML('beforeend', '<svg id="story-icons" width="0" height="0" aria-hidden="true"></svg>')
  return document.body.lastElementChild as Element
}

function missing(what: string): never {
  throw new Error(`There is no ${what}.`)
}
