import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { company } from '../pages-data/site/company.json'

const theme = create({ base: 'light', brandTitle: company, brandImage: './logo-on-light.svg', brandUrl: './' })

addons.setConfig({ theme })
