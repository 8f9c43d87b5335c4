import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type * as AgencyDb from '../../../lib/agency/db'
import type * as Queue from '../../../lib/agency/mail/queue'
import type * as Sender from '../../../lib/agency/mail/sender'
import type * as Transport from '../../../lib/agency/mail/transport'
import { emptyDatabase, type TestDatabase } from '../../support/databases'

let database: TestDatabase
let agency: typeof AgencyDb
let sendDueMail: typeof Sender.sendDueMail
let queueMail: typeof Queue.queueMail
let mailTransport: typeof Transport.mailTransport
let folder: string
let smtp: SMTPServer
const received: string[] = []

beforeAll(async () => {
  database = await emptyDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outbox-'))
  process.env.DATABASE_URL = database.url
  process.env.DATA_DIR = folder
  agency = await import('../../../lib/agency/db')
  ;({ sendDueMail } = await import('../../../lib/agency/mail/sender'))
  ;({ queueMail } = await import('../../../lib/agency/mail/queue'))
  ;({ mailTransport } = await import('../../../lib/agency/mail/transport'))
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => { received.push(text); done() })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await agency.disconnect()
  await database.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => void (await agency.db().mail.deleteMany()))

const queue = (subject: string, paragraphs = ['A <b>bold</b> claim & more.']) => queueMail(agency.db(), { to: 'someone@home.example', subject, paragraphs })

describe('mail', () => {
  it('goes into the outbox in demonstration mode, text and HTML from one letter, one file each', async () => {
    await queue('Hello\r\nBcc: victim@evil.example')
    expect(await sendDueMail(mailTransport())).toBe(1)
    const [file] = fs.readdirSync(path.join(folder, 'outbox'))
    const text = fs.readFileSync(path.join(folder, 'outbox', file ?? ''), 'utf8')
    expect(text).toMatch(/^To: someone@home\.example$/m)
    expect(text).not.toMatch(/^Bcc:/m)
    expect(text).toContain('multipart/alternative')
    expect(text.replaceAll('=\r\n', '')).toContain('A &lt;b&gt;bold&lt;/b&gt; claim &amp; more.')
    expect(await sendDueMail(mailTransport()), 'a sent mail is not sent again').toBe(0)
  })
  it('reaches a real mail server', async () => {
    const { default: nodemailer } = await import('nodemailer')
    const transport = nodemailer.createTransport(`smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`)
    await queue('By SMTP')
    await sendDueMail(async (mail) => void (await transport.sendMail({ from: 'hello@emoov.example', to: mail.to, subject: mail.subject, text: mail.text, html: mail.html })))
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('Subject: By SMTP')
  })
  it('is kept and tried again, later each time, while the mail server is down; nothing is lost', async () => {
    await queue('Patience')
    const down = async () => { throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }
    const waits: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await agency.db().mail.updateMany({ data: { nextTryAt: new Date() } })
      const before = Date.now()
      expect(await sendDueMail(down)).toBe(0)
      const mail = await agency.db().mail.findFirstOrThrow()
      expect(mail).toMatchObject({ state: 'queued', lastError: 'ECONNREFUSED', attempts: round + 1 })
      waits.push(mail.nextTryAt.getTime() - before)
    }
    expect(waits[2]).toBeGreaterThan((waits[0] ?? 0) * 3)
    await agency.db().mail.updateMany({ data: { nextTryAt: new Date() } })
    expect(await sendDueMail(async () => undefined)).toBe(1)
    expect(await agency.db().mail.findFirstOrThrow()).toMatchObject({ state: 'sent', lastError: null })
  })
  it('is taken by one sender when several look at once', async () => {
    for (let n = 0; n < 12; n += 1) await queue(`Mail ${n}`)
    const sent: string[] = []
    await Promise.all(Array.from({ length: 4 }, () => sendDueMail(async ({ subject }) => void sent.push(subject))))
    expect(sent.toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => `Mail ${n}`).toSorted())
  })
})
