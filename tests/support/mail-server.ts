import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  url: string
  /** The accepted mails in SMTP format. */
  received: string[]
  /** The number of attempts to send a mail, whether it was accepted or refused. */
  attempts: number
  /** `busy` refuses a mail temporarily, `unknown address` permanently, and `hang` does not answer. */
  behaviour: 'accept' | 'busy' | 'unknown address' | 'hang'
  /** Accepts the mails that were not answered. */
  acceptHangingMails(): void
  close(): Promise<void>
}

const REFUSALS = {
  busy: Object.assign(new Error('try again later'), { responseCode: 451 }),
  'unknown address': Object.assign(new Error('no such mailbox'), { responseCode: 550 }),
}

export async function startMailServer(): Promise<TestMailServer> {
  const hanging: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      mailServer.attempts += 1
      if (mailServer.behaviour === 'hang') return void hanging.push(() => done(null))
      done(mailServer.behaviour === 'accept' ? null : REFUSALS[mailServer.behaviour])
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          mailServer.received.push(Buffer.concat(chunks).toString())
          done()
        })
    },
  })
  // Tests kill the client, and the broken connection must not fail the test process.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    attempts: 0,
    behaviour: 'accept',
    acceptHangingMails: () => hanging.splice(0).forEach((accept) => accept()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
