import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { queueMail, type OutgoingMail } from '../../../lib/agency/mail/queue'
import { giveUpExpiredMail, sendMail } from '../../../lib/agency/mail/send-mail'
import { createMailTransport } from '../../../lib/agency/mail/transport'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { deleteJobs, findStoredJobs, makeJobsDue, sendDueMail } from '../../support/jobs'
import { startMailServer } from '../../support/mail-server'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createEmptyDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outbox-'))
  process.env.DATABASE_URL = database.url
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  await disconnect()
  await database.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await db().deleteFrom('mail').execute()
  await deleteJobs()
})

const queue = (mail: Partial<OutgoingMail> = {}) =>
  withTransaction((tx) =>
    queueMail(tx, {
      to: 'someone@home.example',
      subject: 'Hello',
      paragraphs: ['A <b>bold</b> claim & more.'],
      ...mail,
    }),
  )
const findMails = () => db().selectFrom('mail').selectAll().orderBy('id').execute()
const acceptMail = async () => undefined
const refuseConnection = async () => {
  throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
}

describe('mail', () => {
  it('goes into the outbox as one file with text and HTML if no SMTP server is set', async () => {
    // A line break in a subject must not begin another header.
    await queue({ subject: 'Hello\r\nBcc: victim@evil.example' })
    expect(await sendDueMail(createMailTransport())).toBe(1)
    const [file] = fs.readdirSync(path.join(folder, 'outbox'))
    const text = fs.readFileSync(path.join(folder, 'outbox', file ?? ''), 'utf8')
    expect(text).toMatch(/^To: someone@home\.example$/m)
    expect(text).not.toMatch(/^Bcc:/m)
    expect(text).toContain('multipart/alternative')
    // Quoted-printable encoding breaks long lines with '='.
    expect(text.replaceAll('=\r\n', '')).toContain('A &lt;b&gt;bold&lt;/b&gt; claim &amp; more.')
  })

  it('reaches a mail server by SMTP', async () => {
    const server = await startMailServer()
    // Modules read the settings once, so they are loaded anew.
    vi.stubEnv('SMTP_URL', server.url)
    vi.resetModules()
    const transport = await import('../../../lib/agency/mail/transport')
    await queue({ subject: 'By SMTP' })
    expect(await sendDueMail(transport.createMailTransport())).toBe(1)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain('Subject: By SMTP')
    await server.close()
  })

  it('keeps its Message-ID at every attempt; a mail that gets the same id after a restore has another Message-ID', async () => {
    const sentMails: Parameters<ReturnType<typeof createMailTransport>>[0][] = []
    const record = async (mail: (typeof sentMails)[number]) => {
      sentMails.push(mail)
      throw new Error('The answer was lost')
    }
    await queue()
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await makeJobsDue()
      await sendDueMail(record)
    }
    // After a backup is restored, the next mail gets an id that was used before.
    sentMails.push({ ...sentMails[0]!, createdAt: new Date(sentMails[0]!.createdAt.getTime() + 60_000) })
    const messageIds: (string | undefined)[] = []
    for (const mail of sentMails) {
      await createMailTransport()(mail)
      const file = path.join(folder, 'outbox', `${String(mail.id).padStart(6, '0')}.eml`)
      messageIds.push(/^Message-ID: (.+)$/m.exec(fs.readFileSync(file, 'utf8'))?.[1]?.trim())
    }
    expect(messageIds[0]).toMatch(/^<mail-\d+-\d+@.+>$/)
    expect(messageIds[1]).toBe(messageIds[0])
    expect(messageIds[2]).not.toBe(messageIds[0])
  })

  it('stays queued when the mail server does not respond in time', async () => {
    const server = await startMailServer()
    server.behaviour = 'hang'
    vi.stubEnv('SMTP_URL', server.url)
    vi.resetModules()
    const transport = await import('../../../lib/agency/mail/transport')
    await queue()
    expect(await sendDueMail(transport.createMailTransport({ replyMs: 100 }))).toBe(0)
    expect(await findMails()).toMatchObject([{ state: 'queued', lastError: 'ETIMEDOUT' }])
    server.acceptHangingMails()
    await server.close()
  })

  it('gives a mail server two minutes to reply, because a mail that times out is sent again', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://mail.example')
    vi.resetModules()
    const createTransport = vi.fn()
    vi.doMock('nodemailer', () => ({ default: { createTransport } }))
    const transport = await import('../../../lib/agency/mail/transport')
    transport.createMailTransport()
    const [{ connectionTimeout, socketTimeout }] = createTransport.mock.calls[0] as [Record<string, number>]
    expect([connectionTimeout, socketTimeout]).toEqual([15_000, 120_000])
    vi.doUnmock('nodemailer')
  })

  it('is sent once even if its job runs twice', async () => {
    await queue()
    const [mail] = await findMails()
    const send = vi.fn(acceptMail)
    for (let run = 0; run < 2; run += 1) await sendMail(mail?.id ?? 0, { isLastAttempt: false }, send)
    expect(send).toHaveBeenCalledOnce()
    expect(await findMails()).toMatchObject([{ state: 'sent', lastError: null }])
  })

  it('is retried after growing delays while the mail server is down', async () => {
    await queue({ subject: 'Patience' })
    const waitsInSeconds: number[] = []
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await makeJobsDue()
      expect(await sendDueMail(refuseConnection)).toBe(0)
      expect(await findMails()).toMatchObject([{ state: 'queued', lastError: 'ECONNREFUSED' }])
      const [job] = await findStoredJobs()
      expect(job).toMatchObject({ attempts: attempt, lastError: 'ECONNREFUSED' })
      waitsInSeconds.push(job?.waitSeconds ?? 0)
    }
    // After attempt n the job runner waits about e^n seconds: 3, then 7, then 20.
    const [firstWait = 0, , thirdWait] = waitsInSeconds
    expect(firstWait).toBeGreaterThan(1)
    expect(thirdWait).toBeGreaterThan(firstWait * 3)
    expect(await sendDueMail(acceptMail), 'the mail is not due yet').toBe(0)
    await makeJobsDue()
    expect(await sendDueMail(acceptMail)).toBe(1)
    expect(await findMails()).toMatchObject([{ state: 'sent', lastError: null }])
    expect(await findStoredJobs()).toEqual([])
  })

  it('is given up after its last attempt, with the reason', async () => {
    await queue({ subject: 'Key', paragraphs: ['abc'], hasSecret: true })
    await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`.execute(db())
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    await sendDueMail(refuseConnection)
    expect(errors, 'the failure is logged').toHaveBeenCalledOnce()
    expect(await findMails()).toMatchObject([
      { state: 'given-up', lastError: 'ECONNREFUSED', text: '', html: '' },
    ])
    expect(await findStoredJobs(), 'the failed job stays listed').toMatchObject([
      { lastError: 'ECONNREFUSED' },
    ])
  })

  it('is sent once when several workers look for jobs at the same time', async () => {
    const subjects = Array.from({ length: 12 }, (_, n) => `Mail ${n}`)
    for (const subject of subjects) await queue({ subject })
    const sent: string[] = []
    const send = async ({ subject }: { subject: string }) => void sent.push(subject)
    await Promise.all([sendDueMail(send), sendDueMail(send), sendDueMail(send), sendDueMail(send)])
    expect(sent.toSorted()).toEqual(subjects.toSorted())
  })

  it('loses its text once it is sent if it holds a secret; its job contains neither text nor address', async () => {
    await queue({ subject: 'Code', paragraphs: ['Your code is 123456'], hasSecret: true })
    await queue({ subject: 'Plain', paragraphs: ['Nothing hidden'] })
    expect(JSON.stringify(await findStoredJobs())).not.toMatch(/123456|home\.example|hidden/)
    expect(await sendDueMail(acceptMail)).toBe(2)
    const [code, plain] = await findMails()
    expect(code).toMatchObject({ state: 'sent', subject: 'Code', text: '', html: '' })
    expect(plain?.text).toContain('Nothing hidden')
  })

  it('is not sent when it has expired', async () => {
    await queue({ paragraphs: ['Your code is 654321'], hasSecret: true, sendWithinSeconds: 600 })
    await sql`update mail set expires_at = now() - interval '1 second'`.execute(db())
    expect(await sendDueMail(acceptMail)).toBe(0)
    expect(await findMails()).toMatchObject([{ state: 'given-up', text: '', html: '', lastError: 'EXPIRED' }])
  })

  it('is given up when it expires while it waits for another attempt', async () => {
    await queue({ paragraphs: ['Your code is 654321'], hasSecret: true, sendWithinSeconds: 600 })
    await queue({ subject: 'Still true', sendWithinSeconds: 1_200 })
    await sendDueMail(refuseConnection)
    // 15 minutes are longer than the first mail's 600 seconds, and shorter than the second mail's 1,200.
    await sql`update mail set expires_at = expires_at - interval '15 minutes'`.execute(db())
    await giveUpExpiredMail()
    expect(await findMails()).toMatchObject([
      { state: 'given-up', text: '', html: '', lastError: 'EXPIRED' },
      { state: 'queued', subject: 'Still true' },
    ])
  })

  it('is deleted after sending if it is the last mail of a deleted account', async () => {
    await queue({ to: 'gone@home.example', subject: 'Goodbye', deleteAfterSending: true })
    await sendDueMail(refuseConnection)
    expect(await findMails(), 'kept while it waits').toHaveLength(1)
    await makeJobsDue()
    expect(await sendDueMail(acceptMail)).toBe(1)
    expect(await findMails()).toEqual([])
  })

  it('is deleted when it expires if it has `deleteAfterSending`', async () => {
    await queue({ to: 'gone@home.example', deleteAfterSending: true, sendWithinSeconds: 600 })
    await queue({ to: 'gone-too@home.example', deleteAfterSending: true, sendWithinSeconds: 1_200 })
    // 15 minutes are longer than the first mail's 600 seconds, and shorter than the second mail's 1,200.
    await sql`update mail set expires_at = expires_at - interval '15 minutes'`.execute(db())
    await giveUpExpiredMail()
    expect(await findMails()).toMatchObject([{ to: 'gone-too@home.example' }])
  })

  it('does not delay other mail if its address is refused', async () => {
    await queue({ to: 'refused@home.example' })
    await queue({ to: 'welcome@home.example' })
    expect(
      await sendDueMail(async ({ to }) => {
        if (to.startsWith('refused'))
          throw Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 })
      }),
    ).toBe(1)
    expect(await findMails()).toMatchObject([{ state: 'queued', lastError: 'EENVELOPE' }, { state: 'sent' }])
  })

  it('is sent before other mail if it holds a code', async () => {
    await queue({ subject: 'Newsletter' })
    await queue({ subject: 'Code', hasSecret: true })
    const sent: string[] = []
    await sendDueMail(async ({ subject }) => void sent.push(subject))
    expect(sent).toEqual(['Code', 'Newsletter'])
  })

  it('expires by the database’s clock, even if the clock of the process is ten minutes ahead', async () => {
    const TEN_MINUTES_MS = 600_000
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + TEN_MINUTES_MS)
    await queue({ sendWithinSeconds: 600 })
    vi.mocked(Date.now).mockRestore()
    const { secondsLeft } = await db()
      .selectFrom('mail')
      .select(sql<number>`extract(epoch from expires_at - now())::float8`.as('secondsLeft'))
      .executeTakeFirstOrThrow()
    expect(secondsLeft).toBeGreaterThan(590)
    expect(secondsLeft).toBeLessThanOrEqual(600)
    // The precision of -1 digits accepts a difference of less than five seconds.
    expect(await findStoredJobs()).toMatchObject([{ waitSeconds: expect.closeTo(0, -1) }])
    expect(await sendDueMail(acceptMail)).toBe(1)
  })
})
