import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as AgencyDb from '../../../lib/agency/database'
import type { OutgoingMail } from '../../../lib/agency/mail/queue'
import type * as Queue from '../../../lib/agency/mail/queue'
import type * as RequestOrigin from '../../../lib/agency/mail/sender'
import type * as Transport from '../../../lib/agency/mail/transport'
import { emptyDatabase, type TestDatabase } from '../../support/databases'
import { query } from '../../support/sql'
import { countRows, deleteRows, findRow, findRows, updateRows } from '../../support/tables'

let database: TestDatabase
let agency: typeof AgencyDb
let sendDueMail: typeof RequestOrigin.sendDueMail
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
  agency = await import('../../../lib/agency/database')
  ;({ sendDueMail } = await import('../../../lib/agency/mail/sender'))
  ;({ queueMail } = await import('../../../lib/agency/mail/queue'))
  ;({ mailTransport } = await import('../../../lib/agency/mail/transport'))
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => {
          received.push(text)
          done()
        })
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
beforeEach(async () => void (await deleteRows('mail')))

const queueMailNow = (mail: OutgoingMail) => agency.withTransaction((tx) => queueMail(tx, mail))
const queue = (subject: string, paragraphs = ['A <b>bold</b> claim & more.']) =>
  queueMailNow({ to: 'someone@home.example', subject, paragraphs })

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
    const transport = nodemailer.createTransport(
      `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    )
    await queue('By SMTP')
    await sendDueMail(
      async (mail) =>
        void (await transport.sendMail({
          from: 'hello@emoov.example',
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
        })),
    )
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('Subject: By SMTP')
  })
  it('is kept and tried again, later each time, while the mail server is down; nothing is lost', async () => {
    await queue('Patience')
    const down = async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    }
    const waits: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await updateRows('mail', {}, { nextTryAt: new Date() })
      const before = Date.now()
      expect(await sendDueMail(down)).toBe(0)
      const mail = await findRow('mail')
      expect(mail).toMatchObject({ state: 'queued', lastError: 'ECONNREFUSED', attempts: round + 1 })
      waits.push(mail.nextTryAt.getTime() - before)
    }
    expect(waits[2]).toBeGreaterThan((waits[0] ?? 0) * 3)
    await updateRows('mail', {}, { nextTryAt: new Date() })
    expect(await sendDueMail(async () => undefined)).toBe(1)
    expect(await findRow('mail')).toMatchObject({ state: 'sent', lastError: null })
  })
  it('is taken by one sender when several look at once', async () => {
    for (let n = 0; n < 12; n += 1) await queue(`Mail ${n}`)
    const sent: string[] = []
    await Promise.all(
      Array.from({ length: 4 }, () => sendDueMail(async ({ subject }) => void sent.push(subject))),
    )
    expect(sent.toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => `Mail ${n}`).toSorted())
  })
  it('keeps no word of a mail with a code or a key once it is sent or given up; other words stay', async () => {
    await queueMailNow({
      to: 'a@home.example',
      subject: 'Code',
      paragraphs: ['Your code is 123456'],
      secret: true,
    })
    await queueMailNow({ to: 'a@home.example', subject: 'Plain', paragraphs: ['Nothing hidden'] })
    expect(await sendDueMail(async () => undefined)).toBe(2)
    const [code, plain] = await findRows('mail')
    expect(code).toMatchObject({ state: 'sent', subject: 'Code', text: '', html: '' })
    expect(plain?.text).toContain('Nothing hidden')
    await queueMailNow({ to: 'a@home.example', subject: 'Key', paragraphs: ['abc'], secret: true })
    await query(`UPDATE mail SET attempts = 15 WHERE subject = 'Key'`)
    await sendDueMail(async () => {
      throw new Error('no')
    })
    expect(await findRow('mail', { subject: 'Key' })).toMatchObject({
      state: 'given-up',
      text: '',
      html: '',
    })
  })
  it('does not send what has run out', async () => {
    await queueMailNow({
      to: 'a@home.example',
      subject: 'Late',
      paragraphs: ['Your code is 654321'],
      secret: true,
      expiresIn: 600,
    })
    await query(`UPDATE mail SET expires_at = now() - interval '1 second'`)
    const sent: string[] = []
    expect(await sendDueMail(async ({ subject }) => void sent.push(subject))).toBe(0)
    expect(sent).toEqual([])
    expect(await findRow('mail')).toMatchObject({
      state: 'given-up',
      text: '',
      html: '',
      lastError: 'EXPIRED',
    })
  })
  it('leaves no trace of the last word to somebody who has left', async () => {
    await queueMailNow({
      to: 'gone@home.example',
      subject: 'Goodbye',
      paragraphs: ['…'],
      traceless: true,
    })
    await sendDueMail(async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    })
    expect(await countRows('mail'), 'kept while it waits').toBe(1)
    await query('UPDATE mail SET next_try_at = now()')
    expect(await sendDueMail(async () => undefined)).toBe(1)
    expect(await countRows('mail')).toBe(0)
  })
  it('one address that the mail server refuses holds nobody else up', async () => {
    for (const to of ['refused@home.example', 'welcome@home.example'])
      await queueMailNow({ to, subject: 'To each', paragraphs: ['x'] })
    const { default: nodemailer } = await import('nodemailer')
    const strict = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('refused')
            ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
            : null,
        ),
      onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
    })
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', () => resolve()))
    const transport = nodemailer.createTransport(
      `smtp://127.0.0.1:${(strict.server.address() as AddressInfo).port}`,
    )
    expect(
      await sendDueMail(
        async (mail) =>
          void (await transport.sendMail({ from: 'hello@emoov.example', ...mail, replyTo: undefined })),
      ),
    ).toBe(1)
    await new Promise<void>((resolve) => strict.close(() => resolve()))
    const [refused, welcome] = await findRows('mail')
    expect(refused).toMatchObject({ state: 'queued', lastError: 'EENVELOPE' })
    expect(welcome).toMatchObject({ state: 'sent' })
  })
  it('codes and links go before other mail', async () => {
    await queue('Letter')
    await queueMailNow({
      to: 'a@home.example',
      subject: 'Code',
      paragraphs: ['123456'],
      secret: true,
    })
    const sent: string[] = []
    await sendDueMail(async ({ subject }) => void sent.push(subject))
    expect(sent).toEqual(['Code', 'Letter'])
  })
  it.each([
    ['EMESSAGE', 554, 1],
    ['EAUTH', 535, 0],
  ])(
    '%s with %i: a mail that is refused for its words waits alone; our own login refused stops the round',
    async (code, responseCode, others) => {
      await queue('Refused')
      await queue('Other')
      const sent = await sendDueMail(async ({ subject }) => {
        if (subject === 'Refused') throw Object.assign(new Error('no'), { code, responseCode })
      })
      expect(sent).toBe(others)
      expect(await findRow('mail', { subject: 'Refused' })).toMatchObject({
        state: 'queued',
        lastError: code,
      })
    },
  )
  it('its times are the database’s, whatever this server’s clock says', async () => {
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 600_000)
    await queueMailNow({
      to: 'a@home.example',
      subject: 'Clock',
      paragraphs: ['x'],
      expiresIn: 600,
    })
    vi.mocked(Date.now).mockRestore()
    const [row] = await query<{ due: boolean; left: string }>(
      'SELECT next_try_at <= now() AS due, extract(epoch FROM expires_at - now()) AS left FROM mail',
    )
    expect(row?.due).toBe(true)
    expect(Number(row?.left)).toBeGreaterThan(590)
  })
})
