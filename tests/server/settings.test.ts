import { expect, test } from 'vitest'
import { readSettings } from '../../src/server/settings.ts'

test('without settings the server listens on this machine only', () => {
  expect(readSettings({})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    databaseTimeoutSeconds: 5,
    allowedOrigins: [],
    trustedProxies: 0,
    rateLimit: { submissions: 30, ofEverybody: 1500, windowSeconds: 600 },
    connectionLimit: 200,
    shutdownSeconds: 20,
    servers: 1,
    logFormat: 'text',
  })
})

test('every setting is used', () => {
  const settings = readSettings({
    PORT: '80',
    HOST: '::1',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://site:secret@db/site',
    DATABASE_TIMEOUT_SECONDS: '8',
    SMTP_URL: 'smtps://user:pass@mail.example.com:465',
    MAIL_TO: 'hello@example.com, sales@example.com',
    MAIL_FROM: 'Website <web@example.com>',
    MAIL_RETRY_SECONDS: '5',
    MAIL_TIMEOUT_SECONDS: '7',
    ALLOWED_ORIGINS: 'https://www.example.com,http://localhost:3000/',
    TRUST_PROXY: 'true',
    RATE_LIMIT: '0',
    RATE_LIMIT_ALL: '9',
    RATE_LIMIT_SECONDS: '60',
    CONNECTION_LIMIT: '50',
    SHUTDOWN_SECONDS: '3',
    SERVERS: '4',
    LOG_FORMAT: 'json',
    METRICS_PORT: '9464',
  })
  expect(settings).toEqual({
    port: 80,
    host: '::1',
    dataDir: '/srv/data',
    databaseUrl: 'postgresql://site:secret@db/site',
    databaseTimeoutSeconds: 8,
    mail: {
      smtpUrl: 'smtps://user:pass@mail.example.com:465',
      to: ['hello@example.com', 'sales@example.com'],
      from: 'Website <web@example.com>',
      retrySeconds: 5,
      timeoutSeconds: 7,
    },
    allowedOrigins: ['https://www.example.com', 'http://localhost:3000'],
    trustedProxies: 1,
    rateLimit: { submissions: 0, ofEverybody: 9, windowSeconds: 60 },
    connectionLimit: 50,
    shutdownSeconds: 3,
    servers: 4,
    logFormat: 'json',
    metricsPort: 9464,
  })
})

test('bad settings give one list of all mistakes, without a password', () => {
  const env = {
    PORT: '99999',
    DATABASE_URL: 'mysql://root:secret@db/site',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'nobody',
    ALLOWED_ORIGINS: '*',
    TRUST_PROXY: 'maybe',
    RATE_LIMIT: '-1',
  }
  expect(() => readSettings(env)).toThrowErrorMatchingInlineSnapshot(`
    [SettingsError: These settings cannot be used:
      - DATABASE_URL is not usable. It must be like postgres://user:password@host:5432/database
      - RATE_LIMIT is "-1". It must be a whole number from 0 to 1000000
      - TRUST_PROXY is "maybe". It must be true, false, or the number of proxies in front of the server (0 to 10)
      - PORT is "99999". It must be a whole number from 0 to 65535
      - ALLOWED_ORIGINS is "*". It must be origins with commas between them, e.g. https://www.example.com
      - MAIL_FROM is "nobody". It must be one mail address
      - MAIL_TO is missing. SMTP_URL is set, so say where the mails go, e.g. MAIL_TO=hello@example.com]
  `)
})
