import type { BlockCheck } from '../page/block-check.ts'
import { check as ofCase } from './case/check.ts'
import { check as contactDetails } from './contact-details/check.ts'
import { check as enquiryForm } from './enquiry-form/check.ts'
import { check as faq } from './faq/check.ts'
import { check as gallery } from './gallery/check.ts'
import { check as homeCarousel } from './home-carousel/check.ts'
import { check as keywordTags } from './keyword-tags/check.ts'
import { check as map } from './map/check.ts'
import { check as pageBanner } from './page-banner/check.ts'
import { check as partnerCta } from './partner-cta/check.ts'
import { check as processSteps } from './process-steps/check.ts'
import { check as related } from './related/check.ts'
import { check as sectionList } from './section-list/check.ts'
import { check as serviceCards } from './service-cards/check.ts'
import { check as technologyGrid } from './technology-grid/check.ts'
import { check as textMedia } from './text-media/check.ts'
import { check as whyChooseUs } from './why-choose-us/check.ts'
import { check as workSample } from './work-sample/check.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- each check reads the properties of its own block, already validated
type AnyCheck = BlockCheck<any>

/** The checks of blocks, by type. A test makes sure that none is missing here. */
export const checks: ReadonlyMap<string, AnyCheck> = new Map<string, AnyCheck>([
  ['case', ofCase],
  ['contact-details', contactDetails],
  ['enquiry-form', enquiryForm],
  ['faq', faq],
  ['gallery', gallery],
  ['home-carousel', homeCarousel],
  ['keyword-tags', keywordTags],
  ['map', map],
  ['page-banner', pageBanner],
  ['partner-cta', partnerCta],
  ['process-steps', processSteps],
  ['related', related],
  ['section-list', sectionList],
  ['service-cards', serviceCards],
  ['technology-grid', technologyGrid],
  ['text-media', textMedia],
  ['why-choose-us', whyChooseUs],
  ['work-sample', workSample],
])
