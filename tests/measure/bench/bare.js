import { createServer, request } from 'node:http'

// The least that Node can do: every request gets the answer that another server gave once, with its headers. See server.ts.
const [url = '', port] = process.argv.slice(2)
request(url, { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
  const { date, connection, 'keep-alive': _, ...headers } = answer.headers
  const body = Buffer.concat(await answer.toArray())
  createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(Number(port), '127.0.0.1')
}).end()
process.on('disconnect', () => process.exit())
