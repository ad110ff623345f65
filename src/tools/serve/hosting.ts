import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { OperatorError } from '../../server/backup/manifest.ts'
import { readSiteFiles } from '../../server/site/site-files.ts'
import { runOperatorCommand } from './command.ts'
import { composeFile, containerFile, containerIgnore } from './hosting/container.ts'
import { nginxConfiguration } from './hosting/nginx.ts'
import { readHostingSettings } from './hosting/settings.ts'
import { systemdUnit, unitName, variables, variablesFile } from './hosting/systemd.ts'

const help = `npm run hosting -- FOLDER
Writes into FOLDER, from the settings and the built site, what hosts need:
  nginx.conf                        for the http context of nginx. Write it anew after a build, then: nginx -s reload
  ${unitName}, ${variablesFile}            for systemd
  Containerfile, compose.yaml       for containers, to be used in the project's folder
Beside the settings of the server it reads:
  SERVER_NAME       names of the site, with commas between them; by itself that of siteUrl
  TLS_CERTIFICATE, TLS_KEY          files; with them nginx serves HTTPS and HTTP/2, and leads HTTP there
  NGINX_LISTEN, NGINX_LISTEN_TLS    80 and 443 by themselves; [::]:80 and addresses, too, with commas between them
  NGINX_BROTLI      1 where nginx has the module brotli_static
  NGINX_FILES       0 where nginx stands on another machine: it then hands on everything
  BACKENDS          host:port of each server behind nginx, with commas between them; by itself HOST:PORT`

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
