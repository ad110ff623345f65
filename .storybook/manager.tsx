/** @jsxRuntime classic */
// The classic JSX runtime of Storybook's manager needs it.
import * as React from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { company } from '../pages-data/site/company.json'
import { BlockForm } from './form/BlockForm.tsx'

const theme = create({ base: 'light', brandTitle: company, brandImage: './logo-on-light.svg', brandUrl: './' })

// A short list is drawn sooner; opening a story unfolds its part.
addons.setConfig({
  theme,
  sidebar: { collapsedRoots: ['foundations', 'blocks', 'pages', 'chrome', 'forms', 'ui', 'toolkit'] },
})

addons.register('block-form', () => {
  addons.add('block-form/panel', {
    type: types.PANEL,
    title: 'Form',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <BlockForm />
      </AddonPanel>
    ),
  })
})
