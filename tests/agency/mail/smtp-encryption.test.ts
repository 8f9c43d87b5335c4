import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const MAIL = {
  id: 7,
  to: 'someone@home.example',
  replyTo: null,
  subject: 'Hello',
  text: 'Hello.',
  html: '<p>Hello.</p>',
  unsubscribeUrl: null,
  createdAt: new Date(),
}

/** What the server, which offers no encryption, has received, and an eavesdropper could read. */
const passwords: unknown[] = []
let mailCount = 0
const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  closeTimeout: 100,
  onAuth({ password }, _session, done) {
    passwords.push(password)
    done(null, { user: 'agency' })
  },
  onData(stream, _session, done) {
    mailCount += 1
    stream.on('end', () => done()).resume()
  },
})
let host: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
beforeEach(() => {
  passwords.length = 0
  mailCount = 0
})

async function send(url: string): Promise<void> {
  vi.stubEnv('SMTP_URL', url)
  // Modules read the settings once, so they are loaded anew.
  vi.resetModules()
  const { createMailTransport } = await import('../../../lib/agency/mail/transport')
  await createMailTransport()(MAIL)
}

it('neither the password nor a mail is sent to a server that offers no encryption', async () => {
  await expect(send(`smtp://agency:secret@${host}`)).rejects.toMatchObject({ code: 'ETLS' })
  expect([passwords, mailCount]).toEqual([[], 0])
})

it('mails are sent without encryption if the URL has no password, or has requireTLS=false', async () => {
  await send(`smtp://${host}`)
  await send(`smtp://agency:secret@${host}?requireTLS=false`)
  expect([passwords, mailCount]).toEqual([['secret'], 2])
})
