import { beforeAll, describe, expect, test } from 'vitest'
import { checkSite } from '../../src/engine/check/check.ts'
import { lookUp } from '../../src/engine/check/dictionary.ts'
import { factsOf } from '../../src/engine/check/facts.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { documentFrom, loadSite } from '../../src/engine/content/load.ts'
import { documentsOf, putDocument } from '../../src/engine/content/sources.ts'
import { randomOf } from './corpus/site.ts'
import { mistyped } from './corpus/words.ts'

const site = loadSite('.')
const contracts = loadContracts('.')
const about = site.pages.find(({ file }) => file === 'pages-data/about.json')?.text ?? ''
const company = site.company.text
const texts = documentsOf(site).flatMap((doc) => factsOf(doc, contracts).words.map(({ value }) => value))

/** What is said of the spelling where the page has these paragraphs. */
function problemsWith(...paragraphs: string[]): string[] {
  const text = about.replace(/"paragraphs": \[[^\]]*\]/, () => `"paragraphs": ${JSON.stringify(paragraphs)}`)
  putDocument(site, documentFrom('pages-data/about.json', text))
  return checkSite(site, contracts).flatMap(({ rule, message, suggestion }) =>
    rule === 'misspelling' ? [`${message} ${suggestion}`] : [],
  )
}

/** Words as editors of a software company write them, without a capital. */
const terms = `
  kubectl webhook webhooks async await todo todos repo repos monorepo monorepos microservice microservices backend
  backends frontend frontends fullstack middleware serverless dockerise dockerize dockerised containerised containerized
  kubernetes helm terraform ansible nginx postgres postgresql mysql mongodb redis graphql grpc websocket websockets
  webrtc oauth jwt saml sso mfa totp passkey passkeys webauthn devops devsecops sre sres mlops gitops finops ci cd yaml
  json xml csv toml env dotenv config configs refactor refactored refactoring codebase codebases linter linters linting
  eslint webpack vite rollup esbuild npm npx pnpm yarn node nodejs deno bun react vue svelte angular nuxt nextjs
  tailwind sass scss pagination paginated autoscaling autoscale autoscaler failover hotfix hotfixes bugfix bugfixes
  changelog changelogs readme roadmap roadmaps backlog backlogs standup standups kanban scrum sprint sprints retro
  retros timeboxed onboarding offboarding upsell upselling reskilling upskilling chatbot chatbots voicebot emoji emojis
  avatar avatars favicon favicons lightbox hamburger carousel carousels wireframe wireframes wireframing mockup mockups
  moodboard hashtag hashtags influencer influencers retargeting remarketing backlink backlinks subdomain subdomains
  subdirectory nofollow noindex robots sitemap sitemaps keyword keywords crawlability indexability canonicalization
  canonicalisation schema schemas snippet snippets geotargeting geolocation geofencing geofence omnichannel multichannel
  ecommerce dropshipping checkout checkouts cashback paywall paywalls freemium saas paas iaas crm erp hrms lms cms pos
  upi neft rtgs imps gst tds pan aadhaar lakh lakhs crore crores rupee rupees paise prepone preponed batchmate fresher
  freshers timepass pincode dhaba chai namaste masala paneer tiffin diwali holi mandi kirana colour color colors
  organise organize optimize optimise optimizing analyze analyzed catalog catalogs center centers fulfill fulfilment
  fulfillment program programme license licence gray grey labeled labelled traveling travelling traveler canceled
  cancelled modeling modelling enroll behavior favorite neighbor honor defense offense practise timestamp timestamps
  timezone timezones datetime uptime downtime runtime runtimes bitrate framerate datacenter datacentre datacenters
  dataset datasets datastore datastores metadata database databases datalake lakehouse etl elt olap oltp parquet spark
  kafka rabbitmq pubsub hadoop airflow dbt snowflake bigquery redshift blockchain crypto cryptocurrency tokenization
  tokenisation nft nfts web3 metaverse fintech healthtech edtech proptech insurtech agritech martech regtech legaltech
  foodtech telemedicine telehealth teleconsultation wearables wearable geospatial photogrammetry lidar iot iiot plc
  scada mqtt modbus firmware bluetooth prototyping prototyped iterating iteratively scalable scalability extensible
  extensibility interoperable interoperability maintainability observability traceability testability dev devs ops admin
  admins sysadmin sysadmins app apps applet widget widgets plugin plugins addon addons init src dist lib libs util utils
  param params args arg kwargs enum enums struct boolean booleans int nullable tuple stdin stdout stderr localhost
  hostname hostnames username usernames login logins signup signups logout dropdown dropdowns checkbox checkboxes
  tooltip tooltips popup popups modal modals navbar screenshots screencast screencasts webinar webinars podcast podcasts
  vlog vlogs blog blogs blogging newsletter newsletters ebook ebooks whitepaper whitepapers infographic infographics
  copywriting copywriter copywriters proofreading proofread typeface typefaces serif kerning letterpress ransomware
  malware spyware adware phishing smishing vishing botnet botnets firewall firewalls pentest pentests pentesting
  pentester exploitability sandboxed sandboxing hardcoded allowlist allowlisted denylist blocklist whitelist blacklisted
  rollback rollbacks rollout rollouts rebase rebased mergeable squash deprecate deprecated deprecation hackathon
  hackathons meetup meetups coworking offshoring nearshoring onshoring outsourcing insourcing staffing timesheet
  timesheets payroll hyperlocal hyperscale hyperscaler hyperscalers multitenant multitenancy tenancies multilingual
  multicloud intranet intranets extranet geo seo sem ppc cpc cpm ctr roas kpis okr okrs roi nps csat dau mau
  autocomplete autofill autosave autocorrect drag-and-drop copy-paste look-and-feel plug-and-play pay-per-click
  state-of-the-art end-to-end back-office e-commerce e-mail e-learning on-page off-page no-code low-code unpublish
  unpublished republish reindex reindexed resize resized resizing resizable clickable tappable swipeable scrollable
  draggable sortable filterable searchable prefetch preload lazyload lazy-loading minify minified minification gzip
  brotli webp avif svg png jpeg woff kilobyte megabytes gigabytes terabyte petabytes gigabit megapixel kilowatt
  milliseconds nanosecond flutter kotlin swift dart laravel django flask symfony drupal joomla magento shopify
  woocommerce wordpress prestashop opencart bigcommerce selenium cypress appium jmeter postman jira confluence trello
  slack figma zeplin invision sketch notion asana zapier hubspot salesforce freshdesk zendesk tally zoho razorpay paytm
  phonepe gpay bhim swiggy zomato ola flipkart ramesh suresh priya ananya vikram gurugram bengaluru pune hyderabad
  pre-production preprod prod uat qa ux ui cx dx sdk sdks api apis cli ide ides dns cdn vpn ssl tls ssh sftp http https
  tcp udp offline online inline outline realtime real-time near-real-time chatops aiops llm llms genai rag embeddings
  finetuning fine-tuned chatgpt openai prompt prompts reseller resellers wholesaler wholesalers franchisee franchisees
  stakeholder stakeholders shareholder c-suite deliverables deliverable runbook runbooks playbook playbooks postmortem
  postmortems walkthrough walkthroughs checklist checklists unmoderated gamification gamified gamify personalisation
  personalization localisation localization internationalisation i18n l10n a11y k8s hotspot hotspots heatmap heatmaps
  scrollytelling parallax microcopy microsite microsites microinteractions skeuomorphic neumorphism glassmorphism
  agentless stateless stateful idempotent idempotency memoization memoized debounce debounced throttling throttled
  polyfill polyfills transpile transpiled transpiler shim shims sharding sharded replicas upsert upserts indexes indices
  rollups backfill backfilled dedupe deduped deduplicate deduplication deduplicated tombstone cron cronjob daemon
  daemons systemd grep sudo chmod rsync bash zsh powershell vim emacs vscode github gitlab bitbucket jenkins telco
  telcos logistics fleet telematics warehousing picklist putaway barcode barcodes qr rfid nfc eta skus sku anonymise
  anonymised pseudonymise pseudonymised pseudonymisation encryption decrypt decryption hashing hashed salting gdpr hipaa
  soc2 iso pci-dss learnings asks solutioning ideation ideate ideating siloed silos synergise actionable bandwidth
  touchbase touchpoint touchpoints takeaways instore in-store instock preorder preorders prebook prebooked walk-in
  walk-ins doorstep doorstepped homepage homepages webpage webpages webmaster webmasters weblog cofounder co-founder
  cofounders solopreneur entrepreneurship startup startups scaleup scaleups unicorn bootstrapped bootstrapping
  videoconferencing teleconference livestream livestreams livestreaming playlists transcoding transcode codec codecs
  upi-based app-based cloud-native mobile-first test-driven data-driven rickshaw autorickshaw jugaad desi garba sari
  saree kurta thali dosa idli biryani samosa raita lassi ghee dal`

/** Names of people, towns, companies and products. */
const names = `
  Aarav Aditi Akash Amit Anjali Ankit Arjun Arun Ashok Ayesha Bhavna Chetan Deepak Deepika Dinesh Divya Farah Gaurav
  Geeta Harish Harsh Himanshu Isha Jaya Jyoti Kabir Kajal Karan Karthik Kiran Komal Krishna Lakshmi Lalit Madhu Mahesh
  Manish Manoj Meena Meera Mohan Mohit Mukesh Naveen Neha Nidhi Nikita Nisha Nitin Pankaj Pooja Prakash Pranav Prateek
  Rahul Rajesh Rakesh Ravi Rekha Ritu Rohan Sachin Sanjay Sangeeta Sarita Seema Shankar Sharma Shilpa Shreya Simran
  Sneha Sonia Sunil Sunita Swati Tanvi Uday Usha Varun Vijay Vikas Vinod Vivek Yash Agarwal Gupta Verma Chauhan Chopra
  Bansal Mehta Patel Reddy Nair Iyer Pillai Joshi Mishra Pandey Trivedi Saxena Srivastava Banerjee Chatterjee Mukherjee
  Dutta Bose Ghosh Das Roy Sinha Jain Shah Desai Kulkarni Patil Rao Naidu Gowda Hegde Shetty Schmidt Meyer Weber Wagner
  Becker Hoffmann Schulz Koch Bauer Richter Klein Wolf Neumann Zimmermann Krause Lehmann Dubois Moreau Laurent Lefebvre
  Rossi Ferrari Bianchi Silva Santos Oliveira Jansen Visser Bakker Hansen Nilsson Andersson Virtanen Kowalski Novak
  Horvat Popescu Papadopoulos Yilmaz Nguyen Tran Tanaka Suzuki Kim Park Chen Wang Olsen Larsen Petrov Ivanova Castro
  Ghaziabad Faridabad Meerut Lucknow Kanpur Jaipur Udaipur Jodhpur Chandigarh Ludhiana Amritsar Indore Bhopal Nagpur
  Nashik Surat Vadodara Rajkot Kochi Kolkata Patna Ranchi Guwahati Mysuru Vizag Coimbatore Madurai Trichy Thane
  Karnataka Telangana Haryana Punjab Rajasthan Gujarat Kerala Odisha Assam Bihar Infosys Wipro Cognizant Accenture
  Capgemini Deloitte Flipkart Myntra Nykaa Ola Oyo Zerodha Groww Razorpay Freshworks Postman Chargebee Druva Icertis
  Browserstack Clevertap Mindtree Mphasis Persistent Coforge Birlasoft Zensar Cyient Lenskart Delhivery Meesho Urbanclap
  Dunzo Practo Cultfit Byju Unacademy Vedantu Netlify Vercel Heroku Cloudflare Fastly Akamai Datadog Grafana Prometheus
  Kibana Elastic Logstash Splunk Dynatrace Sentry Pagerduty Opsgenie Okta Auth Keycloak Vault Consul Nomad Istio Linkerd
  Envoy Traefik Kong Apigee Mulesoft Boomi Talend Informatica Fivetran Airbyte Looker Tableau Metabase Superset Qlik
  Mixpanel Amplitude Hotjar Segment Braze Mailchimp Sendgrid Twilio Plivo Exotel Gupshup Contentful Strapi Sanity
  Prismic Storyblok Ghost Wix Squarespace Webflow Framer Miro Mural Canva Loom Calendly Typeform Airtable Clickup Monday
  Basecamp Linear Supabase Appwrite Pocketbase Hasura Prisma Drizzle Sequelize Mongoose Knex Fastify Koa Nest Remix
  Gatsby Astro Qwik Solid Preact Alpine Htmx Stimulus Turbo Capacitor Ionic Cordova Expo Xcode Gradle Maven Bazel Pulumi
  Packer Vagrant Podman Rancher Openshift Harbor Helm Kustomize Argo Flux Tekton Spinnaker Chef Puppet Salt Chromium
  Firefox Safari Opera Brave Vivaldi Edge Ubuntu Debian Fedora Centos Redhat Windows Macos Raspberry Arduino Nvidia
  Intel Qualcomm Broadcom Mediatek Snapdragon Huawei Xiaomi Oppo Vivo Realme Oneplus Samsung Nokia Motorola Softworks
  Quillfeather Copperline Ashdown Brightpath Northwind Contoso Fabrikam Initech Bluestone Greenleaf Silverline Meridian
  Solstice Kestrel Harrowgate Tidewater Lumenary Verdanta Novitas Orbis Zentrix Cartwheel Peregrine Saffronwood Marigold
  Bluebell Riverstone Stonebridge Fairview Kingsway`

const split = (text: string): string[] => text.trim().split(/\s+/)

describe('spelling', () => {
  // The dictionaries are unpacked at first use.
  beforeAll(() => void lookUp('word'), 60_000)

  test('terms and names are not called wrong', () => {
    expect(problemsWith(...split(terms).map((word) => `Ask about ${word} here.`))).toEqual([])
    const all = split(`${terms} ${names}`).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    expect(problemsWith(...all.map((name) => `Ask about ${name} here.`))).toEqual([])
    expect(problemsWith(...all.map((name) => `${name} is here.`))).toEqual([])
  })

  test('of slips in the words of this site, most are reported with the right word', () => {
    const random = randomOf(15)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const slips: [wrong: string, right: string][] = []
    while (slips.length < 300) {
      const right = pick(pick(texts).match(/(?<=^|\s)[A-Za-z][a-z]{3,}(?=\s|$)/g) ?? [''])
      const wrong = mistyped(right, random)
      if (lookUp(right.toLowerCase())?.isWord && !lookUp(wrong.toLowerCase())?.isWord) slips.push([wrong, right])
    }
    const found = problemsWith(...slips.map(([wrong]) => `${wrong} here, and ${wrong.toLowerCase()} there.`))
    const caught = slips.filter(([wrong, right]) =>
      found.some((text) => text.startsWith(`"${wrong}" is`) && text.includes(`"${right}"`)),
    )
    expect(caught.length).toBeGreaterThan(225)
  })

  test('names without their capital are reported, and words of other languages are left alone', () => {
    expect(problemsWith('Our office is in noida.')).toEqual([expect.stringContaining('Write "Noida".')])
    expect(problemsWith('It has a certain je ne sais quoi, and Feld und Wald know it.')).toEqual([])
  })

  test('what the company counts among its words is right', () => {
    expect(problemsWith('Ask about our servises.')).toHaveLength(1)
    putDocument(
      site,
      documentFrom('pages-data/site/company.json', company.replace('"tagline"', '"words": ["servises"],\n  "tagline"')),
    )
    expect(problemsWith('Ask about our servises.')).toEqual([])
    putDocument(site, documentFrom('pages-data/site/company.json', company))
  })
})
