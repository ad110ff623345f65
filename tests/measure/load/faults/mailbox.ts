import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail that was accepted. */
export interface Arrival {
  messageId: string
  /** Which server sent it. */
  sender: number
  /** Milliseconds since the process began. */
  at: number
}

/** A mail server with an address for each sender, which can be down for a while. */
export interface Mailbox {
  arrivals: Arrival[]
  /** When it went down. */
  cuts: number[]
  /** The address for a sender. */
  urlFor(sender: number): string
  /** Stops every server and cuts open connections. */
  leave(): Promise<void>
  comeBack(): Promise<void>
}

/** Opens a mailbox for a number of senders. */
export async function openMailbox(senders: number): Promise<Mailbox> {
  const arrivals: Arrival[] = []
  const cuts: number[] = []
  const ports: number[] = Array(senders).fill(0)
  let servers: SMTPServer[] = []
  const sockets = new Set<Socket>()

  const comeBack = async () => {
    servers = ports.map((_, sender) => serverFor(sender))
    await Promise.all(
      servers.map(async (server, sender) => {
        await new Promise<void>((done) => server.listen(ports[sender], '127.0.0.1', done))
        ports[sender] = (server.server.address() as AddressInfo).port
      }),
    )
  }

  function serverFor(sender: number): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData(stream, _session, done) {
        let head = ''
        stream.on('data', (chunk: Buffer) => {
          if (head.length < 8192) head += chunk.toString('latin1')
        })
        stream.on('end', () => {
          const messageId = /^Message-ID: (.*)$/im.exec(head)?.[1]?.trim() ?? ''
          arrivals.push({ messageId, sender, at: performance.now() })
          done()
        })
      },
    })
    server.on('error', () => {})
    server.server.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    return server
  }

  await comeBack()
  return {
    arrivals,
    cuts,
    urlFor: (sender) => `smtp://127.0.0.1:${ports[sender]}`,
    async leave() {
      cuts.push(performance.now())
      const closed = servers.map((server) => new Promise<void>((done) => server.close(done)))
      for (const socket of sockets) socket.destroy()
      await Promise.all(closed)
    },
    comeBack,
  }
}
