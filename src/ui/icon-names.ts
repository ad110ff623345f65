/** Phosphor icons that the interface itself uses; `npm run codegen` draws icons.generated.svg from this list. */
export const uiIconNames = [
  'arrow-right-bold',
  'arrow-up-right-bold',
  'arrows-clockwise-bold',
  'caret-down-bold',
  'caret-left-bold',
  'caret-right-bold',
  'check-bold',
  'circle-bold',
  'envelope-simple-bold',
  'headset-bold',
  'magnifying-glass-bold',
  'map-pin-bold',
  'clock-bold',
  'pause-bold',
  'phone-bold',
  'play-bold',
  'share-network-bold',
  'speaker-high-bold',
  'warning-bold',
  'x-bold',
] as const

/** Name and weight of a Phosphor icon that the interface uses. */
export type UiIconName = (typeof uiIconNames)[number]
