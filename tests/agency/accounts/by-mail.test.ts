import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { botToken, newBrowser, openBench, type Bench } from './bench'
import { findRows } from '../../support/tables'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

/** The way of a code from the request to the mailbox, by a mail server that is down at first. */
let bench: Bench
const received: string[] = []
const newServer = () =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => {
          received.push(text.replaceAll('=\r\n', ''))
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
  const first = newServer()
  port = await listen(first, 0)
  await close(first)
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  bench = await openBench()
})
afterAll(() => bench?.close())

it('a mail server that is down loses nothing: the code arrives when it is back, and lets in', async () => {
  const { makeJobsDue, sendDueMail } = await import('../../support/jobs')
  const { createMailTransport } = await import('../../../lib/agency/mail/transport')
  const send = createMailTransport()
  await bench.register('mia@home.example')
  const browser = newBrowser()
  expect(
    await bench.ask(
      'loginOtpRequest',
      { email: 'mia@home.example', deviceId: browser.deviceId, ...botToken },
      browser,
    ),
  ).toMatchObject({ ok: true })
  expect(await sendDueMail(send)).toBe(0)
  expect((await findRows('mail')).map(({ state }) => state)).toEqual(['queued', 'queued'])

  const back = newServer()
  await listen(back, port)
  await makeJobsDue()
  expect(await sendDueMail(send)).toBe(2)
  await close(back)
  const mail = received.find((text) => text.includes('Subject: Your One Time Password for Emoov')) ?? ''
  expect(mail).toContain('Auto-Submitted: auto-generated')
  expect(mail.split('Content-Type: text/html')[0], 'text').toMatch(/^Your One Time Password is \d{6}\r?$/m)
  const code = /is (\d{6})/.exec(mail.split('Content-Type: text/html')[1] ?? '')?.[1] ?? ''
  expect(code, 'the same in HTML').toMatch(/^\d{6}$/)
  expect(mail.match(/^Subject:.*$/m)?.[0], 'not where a locked screen shows it').not.toContain(code)
  expect(
    await bench.ask('verifyOtp', { otp: code, deviceId: browser.deviceId, ...botToken }, browser),
  ).toMatchObject({ ok: true })
})
