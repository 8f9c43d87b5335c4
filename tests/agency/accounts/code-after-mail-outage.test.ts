import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { botToken, createBrowser, openTestAgency, type TestAgency } from './test-agency'
import { findRows } from '../../support/tables'
import { createMailTransport } from '../../../lib/agency/mail/transport'
import { makeJobsDue, sendDueMail } from '../../support/jobs'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
/** The mails that the mail server has received, as raw text. */
const receivedMails: string[] = []
/** Creates a server that can listen on a given port, as `startMailServer` of the test support cannot. */
const createMailServer = () =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => {
          // Joins the lines that quoted-printable encoding has broken.
          receivedMails.push(text.replaceAll('=\r\n', ''))
          done()
        })
    },
  })
const listen = (server: SMTPServer, port: number) =>
  new Promise<number>((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port)),
  )
const close = (server: SMTPServer) => new Promise<void>((resolve) => server.close(() => resolve()))

let port = 0
beforeAll(async () => {
  // A listener on port 0 gets a free port. The port then has no server, as in an outage.
  const portFinder = createMailServer()
  port = await listen(portFinder, 0)
  await close(portFinder)
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

it('mails a code once the mail server is up again, and logs in by that code', async () => {
  const send = createMailTransport()
  await testAgency.register('mia@home.example')
  const browser = createBrowser()
  expect(
    await testAgency.call(
      'loginOtpRequest',
      { email: 'mia@home.example', deviceId: browser.deviceId, ...botToken },
      browser,
    ),
  ).toMatchObject({ ok: true })
  expect(await sendDueMail(send)).toBe(0)
  // The mails are the welcome mail and the code.
  expect((await findRows('mail')).map(({ state }) => state)).toEqual(['queued', 'queued'])

  const mailServer = createMailServer()
  await listen(mailServer, port)
  await makeJobsDue()
  expect(await sendDueMail(send)).toBe(2)
  await close(mailServer)
  const mail = receivedMails.find((text) => text.includes('Subject: Your One Time Password for Emoov')) ?? ''
  expect(mail).toContain('Auto-Submitted: auto-generated')
  const [plainTextPart, htmlPart = ''] = mail.split('Content-Type: text/html')
  expect(plainTextPart, 'the plain text part').toMatch(/^Your One Time Password is \d{6}\r?$/m)
  const code = /is (\d{6})/.exec(htmlPart)?.[1] ?? ''
  expect(code, 'the HTML part').toMatch(/^\d{6}$/)
  expect(mail.match(/^Subject:.*$/m)?.[0], 'a locked telephone shows the subject').not.toContain(code)
  expect(
    await testAgency.call('verifyOtp', { otp: code, deviceId: browser.deviceId, ...botToken }, browser),
  ).toMatchObject({ ok: true })
})
