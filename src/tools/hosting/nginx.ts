import { extname } from 'node:path'
import { apiPolicy, securityHeaders } from '../../server/security-headers.ts'
import { cacheRules, pdfPolicy, type SiteFiles } from '../../server/site/site-files.ts'

/**
 * A configuration for nginx, to be included in its `http` context: the same answers as our server gives, with the calls
 * handed on to it. Port, folder and certificate are for whoever runs it.
 */
export function nginxConfiguration(files: SiteFiles): string {
  const { byPath, redirects, notFound } = files
  const pages = [...byPath.values()].filter(({ path, type }) => type.startsWith('text/html') && path !== notFound?.path)
  return `# Written by the build. Include it in the http context of nginx, and set listen, root and the address of the server.
${map('$uri', '$site_plain', [['~^(?<site_found>.*?)(/index\\.html)?/*$', '$site_found']])}
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
${map('$uri', '$site_file_policy', [
  ['~\\.pdf$', pdfPolicy],
  ['default', '$site_page_policy'],
])}
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
])}
server {
  listen 8080;
  root /srv/site;
  server_tokens off;
  charset utf-8;
  charset_types ${textTypes(files)};
  gzip_static on;
  gzip_vary on;
  types {
${typeLines(files)}
  }
${Object.entries(securityHeaders(false))
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
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
  # Notes of the build to servers.
  location ~ ^/(_[^/]*|csp\\.json.*)$ {
    return 404;
  }
  # The calls. The server behind believes this proxy with TRUST_PROXY=1, and sends its own headers.
  location /api/ {
    proxy_pass http://127.0.0.1:4173;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_request_buffering off;
    client_max_body_size 0;
    # One header of its own, which is empty and not sent, keeps those above away.
    add_header X-Empty "";
  }
}
`
}

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
  for (const { type, variants } of byPath.values()) {
    const ending = extname(variants.identity).slice(1)
    endings.set(plain(type), (endings.get(plain(type)) ?? new Set()).add(ending))
  }
  return [...endings].map(([type, names]) => `    ${type} ${[...names].join(' ')};`).join('\n')
}
