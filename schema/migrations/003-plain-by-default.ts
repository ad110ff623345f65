import { blocks, type Change, inEach, type Json, type Migration } from './tools.ts'

/** Writes out a value that was left out because it was the default: before the property `before`, or last. */
const written =
  (name: string, value: Json, before?: string): Change =>
  (object) => {
    if (Object.hasOwn(object, name)) return object
    const entries = Object.entries(object)
    const found = entries.findIndex(([key]) => key === before)
    entries.splice(found < 0 ? entries.length : found, 0, [name, value])
    return Object.fromEntries(entries)
  }

/** After type, id, title and intro, where editors look for the background of a section. */
const onGround =
  (tone: string): Change =>
  (block) => {
    const head = ['type', 'id', 'note', 'title', 'intro']
    return written(
      'tone',
      tone,
      Object.keys(block).find((name) => !head.includes(name)),
    )(block)
  }

const counted = inEach('counters', written('value', 1000))

/** A section stands on white unless its document says otherwise, and no figure is published that nobody wrote. */
export default {
  page: blocks({
    'call-to-action': onGround('blue'),
    'client-carousel': onGround('tint'),
    'client-strip': onGround('tint'),
    counters: (block) => counted(onGround('dark')(block)),
    'enquiry-form': onGround('tint'),
    'keyword-tags': onGround('tint'),
    'process-steps': onGround('dark'),
    'tech-stack-tabs': onGround('tint'),
    'technology-grid': (block) => (block.look === 'strip' ? onGround('tint')(block) : block),
    'tool-tiles': onGround('tint'),
  }),
} satisfies Migration as Migration
