import { type ReadRule, readVariable, wholeNumber } from '../../../server/setting-rules.ts'
import { readSettings, type Settings, SettingsError } from '../../../server/settings.ts'

/** The settings for nginx, systemd and containers: those of the server, and those of what surrounds it. */
export interface HostingSettings {
  server: Settings
  nginx: NginxSettings
  /** The environment variables that are set. */
  given: Record<string, string>
}

/** The settings of the nginx configuration. */
export interface NginxSettings {
  serverNames: string[]
  /** Where it listens without TLS: ports, or addresses and ports. */
  listen: string[]
  tls?: { certificate: string; key: string; listen: string[] }
  /** Whether nginx has the brotli module. */
  brotli: boolean
  /** Whether nginx serves the files itself; if not, it passes everything on, e.g. because it is on another machine. */
  sendsFiles: boolean
  /** Host and port of every server behind it. */
  backends: string[]
}

/** Reads the settings of this environment. `siteName` is what visitors call the site by. Throws a SettingsError. */
export function readHostingSettings(env: Record<string, string | undefined>, siteName?: string): HostingSettings {
  const given: Record<string, string> = {}
  const noted = new Proxy(env, {
    get(target, name: string) {
      if (target[name]) given[name] = target[name]
      return target[name]
    },
  })
  const server = readSettings(noted)
  const faults: string[] = []
  const read = <T>(name: string, standard: T, rule: ReadRule<T>): T => readVariable(env, faults, name, standard, rule)
  const certificate = read('TLS_CERTIFICATE', '', word)
  const key = read('TLS_KEY', '', word)
  for (const [name, value] of Object.entries(given))
    if (/['\n\r]/.test(value)) faults.push(`${name} holds a quote or a line break. Write %27 for a quote in an address`)
  if (!server.port)
    faults.push('PORT is 0, which takes another port at each start. nginx and containers need one that stays')
  if (!certificate !== !key) faults.push(`${key ? 'TLS_CERTIFICATE' : 'TLS_KEY'} is missing. TLS needs both files`)
  const nginx: NginxSettings = {
    serverNames: read('SERVER_NAME', siteName ? [siteName] : ['_'], words),
    listen: read('NGINX_LISTEN', ['80'], words),
    brotli: read('NGINX_BROTLI', 0, wholeNumber(0, 1)) === 1,
    sendsFiles: read('NGINX_FILES', 1, wholeNumber(0, 1)) === 1,
    backends: read('BACKENDS', [backendOf(server)], words),
    ...(certificate && key && { tls: { certificate, key, listen: read('NGINX_LISTEN_TLS', ['443'], words) } }),
  }
  if (faults.length) throw new SettingsError(faults)
  return { server, nginx, given }
}

/** Where nginx on the same machine finds the server, also where that listens on every address. */
function backendOf({ host, port }: Settings): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `${own.includes(':') ? `[${own}]` : own}:${port}`
}

/** Matches text without characters that would end a directive of nginx. */
const word: ReadRule<string> = (text) =>
  /^[^\s;{}"'\\$]+$/.test(text) ? { value: text } : { wanted: 'one word without spaces, quotes, semicolons and braces' }

const words: ReadRule<string[]> = (text) => {
  const list = text.split(/[\s,]+/).filter(Boolean)
  return list.every((one) => 'value' in word(one)) ? { value: list } : { wanted: 'words with commas between them' }
}
