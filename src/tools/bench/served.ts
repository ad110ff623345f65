import { serve } from '../../server/main.ts'
import { readSettings } from '../../server/settings.ts'

// The server in a process of its own, that tells how much memory it holds when it is asked: see server.ts.
await serve(readSettings(process.env), 'dist', () => {})
process.on('message', () => process.send?.(process.memoryUsage().rss))
process.on('disconnect', () => process.exit())
