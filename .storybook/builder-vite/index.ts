/**
 * Storybook's builder, without the service that reads every file that a story imports to find stories that a change
 * concerns: nothing here uses it, and the first story would wait for it.
 */
export { bail, build, corePresets, start } from '@storybook/builder-vite'
