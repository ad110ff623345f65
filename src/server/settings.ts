import { resolve } from 'node:path'
import type { LogFormat } from './log-lines.ts'
import { isMailbox, originList, type ReadRule, readVariable, urlOf, wholeNumber } from './setting-rules.ts'

/** The settings of one server, read from the environment by `readSettings` alone. */
export interface Settings {
  /** 0 takes a free port. */
  port: number
  host: string
  /** Absolute folder of the embedded database and the uploaded files. */
  dataDir: string
  /** PostgreSQL address; the embedded database in `dataDir` is used when absent. */
  databaseUrl?: string
  /** How long PostgreSQL may take to connect, and to answer each query. */
  databaseTimeoutSeconds: number
  /** Absent: mails wait in the outbox and `npm run inbox` shows the submissions. */
  mail?: MailSettings
  /** Origins other than the site's own which may post to the two calls. */
  allowedOrigins: string[]
  /** How many proxies in front of the server write X-Forwarded-* headers that can be believed. */
  trustedProxies: number
  rateLimit: RateLimit
  /** Connections that one address may have; 0 means no limit. */
  connectionLimit: number
  /** How long open requests may take after SIGTERM. */
  shutdownSeconds: number
  /** Processes of `npm run serve` that share the port. */
  servers: number
  logFormat: LogFormat
  /** Port of GET /metrics on this machine; absent if it is not wanted. */
  metricsPort?: number
}

/** How many submissions are accepted within a period; 0 means no limit. */
export interface RateLimit {
  /** From one address. */
  submissions: number
  /** From all addresses together. */
  ofEverybody: number
  windowSeconds: number
}

export interface MailSettings {
  smtpUrl: string
  to: string[]
  from: string
  /** First wait after a failed delivery; it doubles up to an hour. */
  retrySeconds: number
  /** How long one delivery may take, attachment included. */
  timeoutSeconds: number
}

/** The settings cannot be used; the message lists every mistake and how to fix it. */
export class SettingsError extends Error {
  override name = 'SettingsError'

  constructor(
    readonly faults: string[],
    cause?: unknown,
  ) {
    super(`These settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`, { cause })
  }
}

/** Reads and checks every setting. Throws one `SettingsError` that lists all mistakes. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const faults: string[] = []
  const read = <T>(name: string, standard: T, rule: ReadRule<T>): T => readVariable(env, faults, name, standard, rule)

  const databaseUrl = read(
    'DATABASE_URL',
    undefined,
    urlOf('postgres://user:password@host:5432/database', 'postgres', 'postgresql'),
  )
  const submissions = read('RATE_LIMIT', 30, wholeNumber(0, 1_000_000))
  const trustedProxies = read('TRUST_PROXY', 0, proxies)
  const metricsPort = read<number | undefined>('METRICS_PORT', undefined, wholeNumber(0, 65535))
  const settings: Settings = {
    port: read('PORT', 4173, wholeNumber(0, 65535)),
    host: read('HOST', '127.0.0.1', (text) => ({ value: text })),
    dataDir: resolve(read('DATA_DIR', './data', (text) => ({ value: text }))),
    ...(databaseUrl && { databaseUrl }),
    databaseTimeoutSeconds: read('DATABASE_TIMEOUT_SECONDS', 5, wholeNumber(1, 60)),
    allowedOrigins: read('ALLOWED_ORIGINS', [], originList),
    trustedProxies,
    rateLimit: {
      submissions,
      ofEverybody: read('RATE_LIMIT_ALL', submissions * 50, wholeNumber(0, 1_000_000)),
      windowSeconds: read('RATE_LIMIT_SECONDS', 600, wholeNumber(1, 86_400)),
    },
    // Behind a proxy every connection comes from the proxy's address.
    connectionLimit: read('CONNECTION_LIMIT', trustedProxies ? 0 : 200, wholeNumber(0, 1_000_000)),
    shutdownSeconds: read('SHUTDOWN_SECONDS', 20, wholeNumber(0, 600)),
    servers: read('SERVERS', 1, wholeNumber(1, 64)),
    logFormat: read<LogFormat>('LOG_FORMAT', 'text', (text) =>
      text === 'text' || text === 'json' ? { value: text } : { wanted: 'text or json' },
    ),
    ...(metricsPort !== undefined && { metricsPort }),
  }
  const mail = readMail(read, faults)
  if (faults.length) throw new SettingsError(faults)
  return mail ? { ...settings, mail } : settings
}

function readMail(
  read: <T>(name: string, standard: T, rule: ReadRule<T>) => T,
  faults: string[],
): MailSettings | undefined {
  const smtpUrl = read('SMTP_URL', undefined, urlOf('smtps://user:password@host:465', 'smtp', 'smtps'))
  const to = read<string[]>('MAIL_TO', [], (text) => {
    const addresses = text.split(',').map((address) => address.trim())
    return addresses.every(isMailbox)
      ? { value: addresses }
      : { wanted: 'one or more mail addresses with commas between them' }
  })
  const from = read<string>('MAIL_FROM', to[0] ?? '', (text) =>
    isMailbox(text) ? { value: text } : { wanted: 'one mail address' },
  )
  const retrySeconds = read('MAIL_RETRY_SECONDS', 30, wholeNumber(1, 3600))
  const timeoutSeconds = read('MAIL_TIMEOUT_SECONDS', 120, wholeNumber(1, 3600))
  if (!smtpUrl) return undefined
  const toIsMissing = !to.length && !faults.some((fault) => fault.startsWith('MAIL_TO'))
  if (toIsMissing)
    faults.push('MAIL_TO is missing. SMTP_URL is set, so say where the mails go, e.g. MAIL_TO=hello@example.com')
  return { smtpUrl, to, from, retrySeconds, timeoutSeconds }
}

const proxies: ReadRule<number> = (text) => {
  if (text === 'true') return { value: 1 }
  if (text === 'false') return { value: 0 }
  const number = wholeNumber(0, 10)(text)
  return 'value' in number
    ? number
    : { wanted: 'true, false, or the number of proxies in front of the server (0 to 10)' }
}
