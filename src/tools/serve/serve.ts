import cluster from 'node:cluster'
import { join } from 'node:path'
import { logLines } from '../../server/log-lines.ts'
import { serve } from '../../server/main.ts'
import { addCounts, listenForMetrics, openMetrics } from '../../server/metrics.ts'
import { readSettings, type Settings, SettingsError } from '../../server/settings.ts'
import { closeOnSignal } from './close-on-signal.ts'
import { runOperatorCommand } from './command.ts'
import { answerParent, type Servers, startServers, tellParent } from './servers.ts'

const help = `npm run serve

Serves the built site with as many processes as the setting SERVERS says. src/server/OPERATING.md lists the settings.`

/** `npm run serve`. */
if (cluster.isWorker) await startOne(readSettings(process.env)).then(answerParent, tellParent)
else await runOperatorCommand({ help }, () => startAll(readSettings(process.env)))

async function startOne(settings: Settings): Promise<Servers> {
  const server = await serve(settings, join(process.cwd(), 'dist'))
  closeOnSignal(server)
  return { ...server, counts: async () => [server.counts()] }
}

async function startAll(settings: Settings): Promise<string> {
  const say = (text: string) => (settings.logFormat === 'json' ? logLines('json').note(text) : text)
  const servers = settings.servers > 1 ? await startServers(settings.servers) : await startOne(settings)
  if (settings.servers > 1) closeOnSignal(servers)
  if (settings.metricsPort !== undefined) {
    const metrics = await listenForMetrics(settings.metricsPort, async () =>
      openMetrics(addCounts(await servers.counts()), await servers.waiting()),
    ).catch(async (error) => {
      await servers.close()
      throw new SettingsError([`METRICS_PORT ${settings.metricsPort} cannot be used (${error.code})`])
    })
    console.log(say(`Metrics are at ${metrics.url}`))
  }
  return say(`The site is at ${servers.url}`)
}
