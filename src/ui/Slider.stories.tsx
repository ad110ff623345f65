import { alive } from '../../.storybook/shown/alive.tsx'
import { Slider } from './Slider.tsx'

export default { title: 'UI/Slider', component: Slider, tags: ['autodocs'] }

const names = ['Bluefin', 'Halden', 'Kestrel', 'Maru', 'Orchid', 'Tessera']

const tiles = names.map((name) => ({ key: name, content: <p>{name}</p> }))

/** Moves by itself, unless the visitor prefers reduced motion; Pause stops it. */
export const Moving = { args: { tiles, perView: 5, what: 'names', interval: 1000 }, decorators: [alive] }

export const WithArrows = { args: { ...Moving.args, perView: 4, arrows: true, interval: 3000 }, decorators: [alive] }

/** All tiles fit: nothing moves. */
export const Still = { args: { ...Moving.args, tiles: tiles.slice(0, 4) } }
