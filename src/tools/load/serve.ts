import { serve } from '../../server/main.ts'
import { readSettings } from '../../server/settings.ts'

// The measured server, in a process of its own. Tells its address, then its memory whenever it is asked.
const { url } = await serve(readSettings(process.env), 'dist', () => {})
process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }))
process.on('disconnect', () => process.exit())
process.send?.({ url })
