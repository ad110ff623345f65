import { extname } from 'node:path'
import { apiPolicy, fileSecurityHeaders, securityHeaders } from '../../../server/security-headers.ts'
import { cacheRules, type SiteFile, type SiteFiles } from '../../../server/site/site-files.ts'
import type { NginxSettings } from './settings.ts'

/**
 * A configuration for nginx, to be included in its `http` context. It answers like our server, and passes API calls and
 * files of earlier releases on to it. It is not meant to be edited: every build needs a new one.
 * @param root the built folder, absolute
 */
export function nginxConfiguration(files: SiteFiles, settings: NginxSettings, root: string): string {
  return `# Written by npm run hosting. Include it in the http context of nginx.
${settings.sendsFiles ? `${siteMaps(files)}\n` : ''}upstream site_servers {
${settings.backends.map((address) => `  server ${address} max_fails=1 fail_timeout=5s;\n`).join('')}  keepalive 32;
  # Shorter than the servers keep theirs open: none is reused while it is being closed.
  keepalive_timeout 3s;
}
${settings.tls ? redirectToTls(settings) : ''}server {
  ${settings.tls ? tlsLines(settings.tls) : listenLines(settings.listen)}
  server_name ${settings.serverNames.join(' ')};
  server_tokens off;
  client_header_timeout 15s;
${settings.sendsFiles ? `  root ${quoted(root)};\n${siteAnswers(files, settings)}` : `  location / {\n${toServers}\n  }\n`}}
`
}

const listenLines = (places: string[], how = '') => places.map((place) => `listen ${place}${how};`).join('\n  ')

const redirectToTls = ({ listen, serverNames }: NginxSettings) => `server {
  ${listenLines(listen)}
  server_name ${serverNames.join(' ')};
  server_tokens off;
  return 308 https://$host$request_uri;
}
`

const tlsLines = ({
  listen,
  certificate,
  key,
}: NonNullable<NginxSettings['tls']>) => `${listenLines(listen, ' ssl http2')}
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;
  ssl_session_tickets off;`

/** Maps for the answers: pages with their policies, redirects, how long a file may be cached. */
function siteMaps(files: SiteFiles): string {
  const { byPath, redirects, notFound } = files
  const pages = [...byPath.values()].filter((file) => isPage(file) && file !== notFound)
  const byEnding = headersByEnding(files)
  return `${map('$uri', '$site_plain', [['~^(?<site_found>.*?)(/index\\.html)?/*$', '$site_found']])}
# Paths match in small and capital letters alike: the one spelling of each page, and where pages of the past are now.
${map(
  '$site_plain',
  '$site_page',
  [['default', ''], ...pages.map(({ path }) => pair(path, path)), ...redirects].map(([from, to]) => [
    from === '/' ? '' : (from as string),
    to as string,
  ]),
)}
${map('$site_page:$uri', '$site_elsewhere', [
  ['~^(?<site_same>.+):\\k<site_same>$', ''],
  ['~^:', ''],
  ['default', '$site_page'],
])}
${map('$site_page', '$site_page_policy', [['default', notFound?.policy ?? ''], ...pages.map(({ path, policy }) => pair(path, policy))])}
# The ending of the file that is sent; none in refusals and redirects.
${map('$status$uri', '$site_ending', [
  ['~^(200|206|304)/.*\\.(?<site_end>[^./]+)$', '$site_end'],
  ['default', ''],
])}
${map('$site_ending', '$site_file_policy', [
  ...byEnding.map(([ending, { [policyName]: policy = '' }]) => pair(ending, policy)),
  ['default', '$site_page_policy'],
])}
${headersOfSome(files)
  .map(([name, value]) =>
    map('$site_ending', variableOf(name), [
      ...byEnding.flatMap(([ending, headers]) => (name in headers ? [] : [pair(ending, '')])),
      ['default', value],
    ]),
  )
  .join('\n')}
${map('$site_elsewhere', '$site_policy', [
  ['', '$site_file_policy'],
  ['default', apiPolicy],
])}
${map('$uri', '$site_file_cache', [...cacheRules.map(({ files, value }) => pair(`~${files.source}`, value))])}
${map('$site_elsewhere', '$site_cache', [
  ['', '$site_file_cache'],
  ['default', 'no-cache'],
])}
${map('$https', '$site_hsts', [
  ['on', securityHeaders(true)['Strict-Transport-Security'] ?? ''],
  ['default', ''],
])}`
}

/** Passes requests on. The servers trust this proxy with TRUST_PROXY=1, and send their own headers. */
const toServers = `    proxy_pass http://site_servers;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Request-Id $request_id;
    proxy_request_buffering off;
    proxy_connect_timeout 2s;
    client_max_body_size 0;
    # One header of its own, which is empty and not sent, keeps those above away.
    add_header X-Empty "";`

function siteAnswers(files: SiteFiles, { brotli }: NginxSettings): string {
  const ofSome = new Map(headersOfSome(files))
  return `  charset utf-8;
  charset_types ${textTypes(files)};
  gzip_static on;
  gzip_vary on;
${brotli ? '  brotli_static on;\n' : ''}  types {
${typeLines(files)}
  }
${Object.entries(securityHeaders(false))
  .map(([name, value]) => `  add_header ${name} ${ofSome.has(name) ? variableOf(name) : quoted(value)} always;`)
  .join('\n')}
  add_header Strict-Transport-Security $site_hsts always;
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_cache always;
  error_page 404 /404.html;

  if ($site_elsewhere) {
    return 308 $site_elsewhere$is_args$args;
  }
  location / {
    try_files $uri $uri/index.html =404;
  }
  # A page that was open when its release was replaced still asks for its scripts and pictures.
  location ~ ^/(assets|media)/ {
    try_files $uri @server;
  }
  # Notes of the build to servers.
  location ~ ^/(_[^/]*|csp\\.json.*)$ {
    return 404;
  }
  # The calls, and whether the servers are well.
  location /api/ {
${toServers}
  }
  location ~ ^/(healthz|readyz)$ {
${toServers}
  }
  location @server {
${toServers}
  }
`
}

const policyName = 'Content-Security-Policy'

const isPage = ({ type }: SiteFile) => type.startsWith('text/html')

/** The security headers of files that are not pages, which depend on their types alone. */
function headersByEnding({ byPath }: SiteFiles): [ending: string, headers: Record<string, string>][] {
  const found = new Map<string, Record<string, string>>()
  for (const file of byPath.values())
    if (!isPage(file)) found.set(endingOf(file), fileSecurityHeaders(file.type, file.policy, false))
  return [...found].filter(([ending]) => ending)
}

/** The security headers that some files do not carry, but for the policy. */
const headersOfSome = (files: SiteFiles) =>
  Object.entries(securityHeaders(false)).filter(([name]) =>
    headersByEnding(files).some(([, headers]) => !(name in headers)),
  )

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

const endingOf = ({ variants }: SiteFile) => extname(variants.identity).slice(1)

const pair = (from: string, to: string): [string, string] => [from, to]

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

const map = (from: string, to: string, entries: [string, string][]) =>
  `map ${quoted(from)} ${to} {\n${entries.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};\n`).join('')}}`

const plain = (type: string) => type.split(';')[0] as string

/** Types that our server sends with a charset. nginx counts text/html among them by itself. */
function textTypes({ byPath }: SiteFiles): string {
  const types = [...byPath.values()].map(({ type }) => type).filter((type) => type.includes('charset'))
  return [...new Set(types.map(plain))].filter((type) => type !== 'text/html').join(' ')
}

function typeLines({ byPath }: SiteFiles): string {
  const endings = new Map<string, Set<string>>()
  for (const file of byPath.values())
    endings.set(plain(file.type), (endings.get(plain(file.type)) ?? new Set()).add(endingOf(file)))
  return [...endings].map(([type, names]) => `    ${type} ${[...names].join(' ')};`).join('\n')
}
