import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { OperatorError } from '../../server/operator-error.ts'
import { readSiteFiles } from '../../server/site/site-files.ts'
import { runOperatorCommand } from './command.ts'
import { composeFile, containerFile, containerIgnore } from './hosting/container.ts'
import { nginxConfiguration } from './hosting/nginx.ts'
import { readHostingSettings } from './hosting/settings.ts'
import { systemdUnit, unitName, variables, variablesFile } from './hosting/systemd.ts'

const help = `npm run hosting -- FOLDER
Writes the configuration that hosts need to FOLDER, from the settings and the built site:
  nginx.conf                        for the http context of nginx. Run this again after each build, then: nginx -s reload
  ${unitName}, ${variablesFile}            for systemd
  Containerfile, compose.yaml       for containers, for use in the project's folder
Besides the settings of the server it reads:
  SERVER_NAME       host names of the site, separated by commas (default: that of siteUrl)
  TLS_CERTIFICATE, TLS_KEY          files; with them nginx serves HTTPS and HTTP/2, and redirects HTTP
  NGINX_LISTEN, NGINX_LISTEN_TLS    default 80 and 443; also addresses such as [::]:80, separated by commas
  NGINX_BROTLI      1 if nginx has the module brotli_static
  NGINX_FILES       0 if nginx runs on another machine: then it proxies everything
  BACKENDS          host:port of each server behind nginx, separated by commas (default: HOST:PORT)`

/** `npm run hosting`. */
await runOperatorCommand({ help, words: 'folder' }, async ({ positionals: [target, ...more] }) => {
  if (!target || more.length) throw new OperatorError(help)
  const root = process.cwd()
  const dist = join(root, 'dist')
  const files = await readSiteFiles(dist).catch(() => {
    throw new OperatorError('This folder is not built yet. Build it first: npm run build')
  })
  const { siteUrl } = files.note
  const settings = readHostingSettings(process.env, siteUrl && new URL(siteUrl).hostname)
  const folder = resolve(target)
  mkdirSync(folder, { recursive: true })
  const texts = {
    'nginx.conf': nginxConfiguration(files, settings.nginx, dist),
    [unitName]: systemdUnit(settings, root),
    [variablesFile]: variables(settings),
    Containerfile: containerFile(settings),
    'Containerfile.dockerignore': containerIgnore,
    'compose.yaml': composeFile(settings),
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text, { mode: 0o600 })
  // Passwords are in this one alone.
  for (const name of Object.keys(texts)) if (name !== variablesFile) chmodSync(join(folder, name), 0o644)
  return `Written to ${folder}: ${Object.keys(texts).join(', ')}`
})
