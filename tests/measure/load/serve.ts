import { serve } from '../../../src/server/main.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { closeOnSignal } from '../../../src/tools/serve/close-on-signal.ts'

// The measured server, in a process of its own. Tells its address, then its memory whenever it is asked.
const server = await serve(readSettings(process.env), 'dist', () => {})
closeOnSignal(server)
process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }))
process.on('disconnect', () => process.exit())
process.send?.({ url: server.url })
