/**
 * Storybook's builder, without the service that finds the stories that a change affects: nothing here uses it, and the
 * first story would wait until it has read every file that a story imports.
 */
export { bail, build, corePresets, start } from '@storybook/builder-vite'
