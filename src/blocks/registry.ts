import type { BlockType } from '../contract/index.ts'
import { type BlockDefinition, islands } from './islands.ts'

/** Every block of the site: the one list maintained by hand. The compiler reports missing entries. */
export const blocks = {
  ...islands,
  'page-banner': { load: () => import('./page-banner/PageBanner.tsx') },
  'process-steps': { load: () => import('./process-steps/ProcessSteps.tsx') },
  'service-cards': { load: () => import('./service-cards/ServiceCards.tsx') },
  'feature-cards': { load: () => import('./feature-cards/FeatureCards.tsx') },
  'technology-grid': { load: () => import('./technology-grid/TechnologyGrid.tsx') },
  'check-list': { load: () => import('./check-list/CheckList.tsx') },
  'text-media': { load: () => import('./text-media/TextMedia.tsx') },
  'partner-cta': { load: () => import('./partner-cta/PartnerCta.tsx') },
  'call-to-action': { load: () => import('./call-to-action/CallToAction.tsx') },
  'why-choose-us': { load: () => import('./why-choose-us/WhyChooseUs.tsx') },
  'keyword-tags': { load: () => import('./keyword-tags/KeywordTags.tsx') },
  skills: { load: () => import('./skills/Skills.tsx') },
  'tool-tiles': { load: () => import('./tool-tiles/ToolTiles.tsx') },
  prose: { load: () => import('./prose/Prose.tsx') },
  faq: { load: () => import('./faq/Faq.tsx') },
  'client-strip': { load: () => import('./client-strip/ClientStrip.tsx') },
  'contact-details': { load: () => import('./contact-details/ContactDetails.tsx') },
  map: {
    load: () => import('./map/Map.tsx'),
    alive: { how: 'element', because: 'the map comes from another host, and only if the visitor allows it' },
  },
  testimonials: { load: () => import('./testimonials/Testimonials.tsx') },
  'team-grid': { load: () => import('./team-grid/TeamGrid.tsx') },
  case: { load: () => import('./case/Case.tsx') },
  'portfolio-grid': { load: () => import('./portfolio-grid/PortfolioGrid.tsx') },
  'sitemap-groups': { load: () => import('./sitemap-groups/SitemapGroups.tsx') },
  'not-found': { load: () => import('./not-found/NotFound.tsx') },
  'section-list': {
    load: () => import('./section-list/SectionList.tsx'),
    alive: { how: 'element', because: 'the current section is marked' },
  },
  'home-carousel': {
    load: () => import('./home-carousel/HomeCarousel.tsx'),
    alive: { how: 'element', because: 'slides change by themselves, by swipe, key and indicator' },
  },
  'client-carousel': {
    load: () => import('./client-carousel/ClientCarousel.tsx'),
    alive: { how: 'element', because: 'logos move endlessly' },
  },
  'industries-carousel': {
    load: () => import('./industries-carousel/IndustriesCarousel.tsx'),
    alive: { how: 'element', because: 'industries move endlessly, and by arrows' },
  },
  counters: {
    load: () => import('./counters/Counters.tsx'),
    alive: { how: 'element', because: 'figures count up once in view' },
  },
  gauges: {
    load: () => import('./gauges/Gauges.tsx'),
    alive: { how: 'element', because: 'rings fill as they come into view' },
  },
  'tech-stack-tabs': {
    load: () => import('./tech-stack-tabs/TechStackTabs.tsx'),
    alive: { how: 'element', because: 'tabs show one field at a time' },
  },
  related: { load: () => import('./related/Related.tsx') },
  'action-bar': { load: () => import('./action-bar/ActionBar.tsx') },
  'work-sample': { load: () => import('./work-sample/WorkSample.tsx') },
} satisfies { [T in BlockType]: BlockDefinition<T> }
