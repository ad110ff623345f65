import type { BlockCheck } from '../page/block-check.ts'
import { check as contactDetails } from './contact-details/check.ts'
import { check as faq } from './faq/check.ts'
import { check as gallery } from './gallery/check.ts'
import { check as keywordTags } from './keyword-tags/check.ts'
import { check as map } from './map/check.ts'
import { check as pageBanner } from './page-banner/check.ts'
import { check as processSteps } from './process-steps/check.ts'
import { check as related } from './related/check.ts'
import { check as sectionList } from './section-list/check.ts'
import { check as serviceCards } from './service-cards/check.ts'
import { check as whyChooseUs } from './why-choose-us/check.ts'
import { check as workSample } from './work-sample/check.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- each check reads the properties of its own block, already validated
type AnyCheck = BlockCheck<any>

/** The checks of blocks, by type. A test makes sure that none is missing here. */
export const checks: ReadonlyMap<string, AnyCheck> = new Map<string, AnyCheck>([
  ['contact-details', contactDetails],
  ['faq', faq],
  ['gallery', gallery],
  ['keyword-tags', keywordTags],
  ['map', map],
  ['page-banner', pageBanner],
  ['process-steps', processSteps],
  ['related', related],
  ['section-list', sectionList],
  ['service-cards', serviceCards],
  ['why-choose-us', whyChooseUs],
  ['work-sample', workSample],
])
