/** What the button 'Run tests' looks for beside a builder. */
export * from '@storybook/builder-vite/preset'
