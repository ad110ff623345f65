import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  messageId: string
  subject: string
  recipients: string[]
  /** The whole message as it came. */
  source: string
}

type Refuse = (text: string) => number | undefined

/**
 * A real mail server in this process that keeps what it accepts. `refuse` may return an SMTP status for a message, and
 * `refuseRecipient` for an address; what is refused is not kept.
 */
export async function startMailServer(
  port = 0,
  refuse: Refuse = () => undefined,
  refuseRecipient: Refuse = () => undefined,
) {
  const mails: ReceivedMail[] = []
  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
    const status = refuseRecipient(address)
    done(status ? Object.assign(new Error('not here'), { responseCode: status }) : null)
  }
  const onData: SMTPServerOptions['onData'] = (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      const source = Buffer.concat(chunks).toString('latin1')
      const status = refuse(source)
      if (status) return done(Object.assign(new Error('not now'), { responseCode: status }))
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      mails.push({
        recipients,
        messageId: headerOf(source, 'Message-ID'),
        subject: headerOf(source, 'Subject'),
        source,
      })
      done()
    })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo,
    onData,
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(stop)
  const address = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, mails, stop }
}

/** A header of a message, unfolded. */
export function headerOf(source: string, name: string): string {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
}

/** The bytes of the one attached file. */
export function attachedBytes(source: string): Buffer {
  const part = /Content-Disposition: attachment[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(source)
  return Buffer.from(part?.[1] ?? '', 'base64')
}
