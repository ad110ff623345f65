import type { ComponentType } from 'react'
import type { BlockProps, BlockType } from '../contract/index.ts'

/** How a block becomes interactive in the browser, and why it has to. */
export type Alive =
  /** Finished HTML with a custom element around it; the element's script loads when it comes near. */
  | { how: 'element'; because: string }
  /** React hydrates the finished HTML when it comes into view (`when: 'moved'`: only once the visitor moves), is focused or pressed. */
  | { how: 'island'; because: string; when?: 'moved' }

/** What the engine knows of a block. Without `alive` it is finished HTML and brings no script. */
export interface BlockDefinition<T extends BlockType> {
  load: () => Promise<{ default: ComponentType<BlockProps<T>> }>
  alive?: Alive
  /** Properties that search engines alone are told: the script of an island is not sent them. */
  forSearchEngines?: (keyof BlockProps<T>)[]
}

/** Every block of the site: the one list kept by hand. The compiler names an entry that is missing. */
export const blocks = {
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
    alive: { how: 'element', because: "the map is fetched from another host, and only at the visitor's wish" },
  },
  testimonials: { load: () => import('./testimonials/Testimonials.tsx') },
  'team-grid': { load: () => import('./team-grid/TeamGrid.tsx') },
  case: { load: () => import('./case/Case.tsx') },
  'portfolio-grid': { load: () => import('./portfolio-grid/PortfolioGrid.tsx') },
  gallery: {
    load: () => import('./gallery/Gallery.tsx'),
    alive: { how: 'island', because: 'a photo opens the lightbox over all photos', when: 'moved' },
  },
  'sitemap-groups': { load: () => import('./sitemap-groups/SitemapGroups.tsx') },
  'not-found': { load: () => import('./not-found/NotFound.tsx') },
  'section-list': {
    load: () => import('./section-list/SectionList.tsx'),
    alive: { how: 'element', because: 'the section being read is marked' },
  },
  'home-carousel': {
    load: () => import('./home-carousel/HomeCarousel.tsx'),
    alive: { how: 'element', because: 'slides turn by themselves, by swipe, key and indicator' },
  },
  'client-carousel': {
    load: () => import('./client-carousel/ClientCarousel.tsx'),
    alive: { how: 'element', because: 'logos move on without end' },
  },
  'industries-carousel': {
    load: () => import('./industries-carousel/IndustriesCarousel.tsx'),
    alive: { how: 'element', because: 'industries move on without end, and by arrows' },
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
  'enquiry-form': {
    load: () => import('./enquiry-form/EnquiryForm.tsx'),
    alive: { how: 'island', because: 'it checks what is typed, draws a captcha and sends', when: 'moved' },
  },
  'job-board': {
    load: () => import('./job-board/JobBoard.tsx'),
    alive: { how: 'island', because: 'search, filters and views change what is shown', when: 'moved' },
    forSearchEngines: ['employer'],
  },
  related: { load: () => import('./related/Related.tsx') },
  'action-bar': { load: () => import('./action-bar/ActionBar.tsx') },
} satisfies { [T in BlockType]: BlockDefinition<T> }
