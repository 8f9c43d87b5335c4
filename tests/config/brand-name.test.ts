import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as EmailTemplates from '../../lib/agency/accounts/email-templates'
import type { MailContent } from '../../lib/agency/mail/template'
import { aboutUs } from '../../components/company/text/about-us'
import { complaintsProcedure } from '../../components/legal/text/complaints'
import { privacyPolicy } from '../../components/legal/text/privacy'
import { brand, DEFAULT_BRAND_NAME } from '../../lib/config/brand'
import { brandName, parseEnv } from '../../lib/config/env'
import { toPageHtml } from '../../lib/config/page-text'
import { BRAND_PLACEHOLDER, insertBrandInHtml, insertBrandInMeta } from '../../lib/format/brand-name'
import { createSiteMeta } from '../../prisma/seed/meta'

/** A name with characters that must be escaped in HTML and JSON. */
const NAME = 'Hearth & “Home” <"UK">'
const NAME_IN_HTML = 'Hearth &amp; “Home” &lt;&quot;UK&quot;&gt;'
/** Removes the legal name of the company, which contains the default brand name and is not a setting. */
const removeLegalName = (text: string) => text.replaceAll(brand.legalName, '')

it('the brand name is the setting BRAND_NAME, else the default (D-01)', () => {
  expect(brandName(parseEnv({ BRAND_NAME: ` ${NAME} ` }))).toBe(NAME)
  expect(brandName(parseEnv({}))).toBe(DEFAULT_BRAND_NAME)
})

describe('texts', () => {
  it('contain the brand name in place of each form of its placeholder', () => {
    expect(insertBrandInHtml('<p>{brand-name}, {{brand_name}}</p>', NAME)).toBe(
      `<p>${NAME_IN_HTML}, ${NAME_IN_HTML}</p>`,
    )
    expect(JSON.parse(insertBrandInMeta('{"page_title":"Homes | {brand-name}"}', NAME))).toEqual({
      page_title: `Homes | ${NAME}`,
    })
    expect(insertBrandInMeta('{brand-name} sells "homes"', NAME)).toBe(`${NAME_IN_HTML} sells "homes"`)
    expect(insertBrandInMeta('395', NAME)).toBe('395')
  })
  it('of the demonstration’s site meta contain no other name, and stay valid JSON', () => {
    for (const { attr, val } of createSiteMeta()) {
      const filled = insertBrandInMeta(val, NAME)
      expect(removeLegalName(filled), attr).not.toContain(DEFAULT_BRAND_NAME)
      expect(filled, attr).not.toContain(BRAND_PLACEHOLDER)
      if (val.startsWith('{')) expect(() => JSON.parse(filled), attr).not.toThrow()
    }
  })
  it.each([
    ['about us', aboutUs],
    ['complaints', complaintsProcedure],
    ['privacy', privacyPolicy],
  ])('%s: the text contains the brand name', (_page, body) => {
    const filled = insertBrandInHtml(toPageHtml(body), NAME)
    expect(filled).toContain(NAME_IN_HTML)
    expect(removeLegalName(filled)).not.toContain(DEFAULT_BRAND_NAME)
  })
})

describe('mail', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'))
  beforeAll(() => {
    vi.resetModules()
    Object.assign(process.env, { BRAND_NAME: NAME, DATA_DIR: folder })
  })
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  it('of every kind contains the brand name and no other name', async () => {
    const { emailTemplates } =
      (await import('../../lib/agency/accounts/email-templates')) as typeof EmailTemplates
    const { conversationEmails } = await import('../../lib/agency/conversations/email-templates')
    const { renderHtml, renderText } = await import('../../lib/agency/mail/template')
    const threads = [{ threadId: 1, sender: 'Jo B.', subject: '1 High Street', messages: ['Hello'] }]
    /** The arguments of templates that take other values than keys. */
    const otherArguments = new Map<string, unknown[]>([
      ['unreadMessages', [threads, { isEmailVerified: true }]],
      ['accountDeleted', [{ isEmailVerified: true, endedPayments: [] }]],
      [
        'viewingFeedback',
        [{ displayAddress: '1 High Street', kind: 'let', startsAt: new Date(0), key: 'key' }],
      ],
    ])
    type CreateMail = (firstName: string, ...others: unknown[]) => MailContent & { subject: string }
    for (const [kind, template] of Object.entries({ ...emailTemplates, ...conversationEmails })) {
      const createMail = template as CreateMail
      const mail = createMail('Ada', ...(otherArguments.get(kind) ?? ['key', 'key']))
      expect(removeLegalName(`${mail.subject} ${renderText(mail)} ${renderHtml(mail)}`), kind).not.toContain(
        DEFAULT_BRAND_NAME,
      )
      expect(renderText(mail), kind).toContain(`${NAME} is a trading name of ${brand.legalName}`)
      expect(renderHtml(mail), kind).toContain(NAME_IN_HTML)
    }
  })

  it('has the brand name as its sender', async () => {
    const { createMailTransport } = await import('../../lib/agency/mail/transport')
    await createMailTransport()({
      id: 1,
      to: 'ada@home.example',
      replyTo: null,
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      unsubscribeUrl: null,
      createdAt: new Date(),
    })
    // Without SMTP_URL the transport writes the mail with the id 1 into this file.
    const { from } = await simpleParser(fs.readFileSync(path.join(folder, 'outbox/000001.eml')))
    expect(from?.value).toEqual([{ address: brand.email, name: NAME }])
  })

  it('a password with the brand name is weak (D-163)', async () => {
    const { isWeakPassword } = await import('../../lib/agency/accounts/password-rules')
    const ada = { email: 'ada@home.example', firstName: 'Ada', lastName: 'Field' }
    expect(
      await Promise.all([
        isWeakPassword('Hearth-Hearth-1', ada),
        isWeakPassword('plum-harvest-windmill', ada),
      ]),
    ).toEqual([true, false])
  })
})
