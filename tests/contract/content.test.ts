import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFilledDatabase } from '../support/databases'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, type ContractSuite } from './support'

/** How many items the demonstration has at least. */
const MIN_ITEMS = { news: 24, guides: 15 }
/** How many contact messages an email address may send in an hour. */
const MAX_CONTACT_MESSAGES_PER_HOUR = 6

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createFilledDatabase())
})
afterAll(() => suite?.close())

const selectRows = async (query: string, values: unknown[]) =>
  (await suite.pool.query<{ state: string; to: string; subject: string }>(query, values)).rows

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  it('treats tags that differ only in case as one tag, and lists no tag without a slug (D-63)', async () => {
    const { rows } = await suite.pool.query<{ id: number }>(
      "SELECT id FROM content_item WHERE section = 'news' ORDER BY id LIMIT 2",
    )
    const [first, second] = rows.map(({ id }) => id)
    const setTags = (id: number | undefined, tags: string[]) =>
      suite.pool.query('UPDATE content_item SET tags = $2 WHERE id = $1', [id, tags])
    // The Japanese tag has no letter from which a slug could be made.
    await setTags(first, ['Loft Rooms', '屋根'])
    await setTags(second, ['loft rooms'])
    expect(await gateway().newsRelated({ id: first! })).toMatchObject({ ok: true, data: [{ id: second }] })
    const tags = dataOf(await gateway().newsTags({}))
    expect(tags.filter(({ slug }) => ['', 'loft-rooms'].includes(slug))).toHaveLength(1)
    expect(await gateway().newsByTag({ tag: '屋根' })).toMatchObject({ ok: true, data: [] })
  })

  it('returns site meta by key, and refuses an unknown key (API-20, META-03, META-04, META-06)', async () => {
    const home = dataOf(await gateway().siteMeta({ attr: 'home' }))
    expect(JSON.parse(home.val)).toMatchObject({
      page_title: expect.any(String),
      meta_description: expect.any(String),
      meta_image: expect.any(String),
    })
    const rating = dataOf(await gateway().siteMeta({ attr: 'ld_json_ratingValue_reviewCount' }))
    expect(JSON.parse(rating.val)).toMatchObject({
      ratingValue: expect.anything(),
      reviewCount: expect.anything(),
    })
    expect(await gateway().siteMeta({ attr: 'emoov_flat_commission_rate' })).toMatchObject({
      ok: true,
      data: { val: '395' },
    })
    expect(await gateway().siteMeta({ attr: 'no-such-key' })).toEqual({ ok: false, message: 'No data found' })
    expect(await gateway().siteMeta({ attr: '' })).toEqual({ ok: false, message: 'attr is required' })
  })
  it('lists news and guides newest first, with their fields, tags, neighbours and related items (API-04 to API-19)', async () => {
    for (const section of ['news', 'guides'] as const) {
      const items = dataOf(await gateway()[`${section}List`]({}))
      expect(items.length).toBeGreaterThanOrEqual(MIN_ITEMS[section])
      const days = items.map((item) => item.published_on ?? '')
      expect(days).toEqual(days.toSorted().toReversed())
      const [newest, second, third] = items
      const detail = dataOf(await gateway()[`${section}Detail`]({ slug: second?.slug ?? '' }))
      expect(Object.keys(detail)).toEqual(
        expect.arrayContaining([
          'id',
          'slug',
          'name',
          'pageTitle',
          'metaContent',
          'thumbnailImage',
          'largeImage',
          'thumbnail_image_alt_text',
          'large_image_alt_text',
          'shortDescription',
          'longDescription',
          'formatted_publication_date',
          'tags',
          'youtubeUrl',
          'videoSrc',
          'showImageVideoStatus',
          'related_blog_default_status',
        ]),
      )
      expect(await gateway()[`${section}Previous`]({ id: second?.id })).toMatchObject({
        data: { slug: newest?.slug },
      })
      expect(await gateway()[`${section}Next`]({ slug: second?.slug })).toMatchObject({
        data: { slug: third?.slug },
      })
      expect(await gateway()[`${section}Previous`]({ id: newest?.id })).toMatchObject({
        ok: true,
        data: null,
      })
      const related = dataOf(await gateway()[`${section}Related`]({ id: second?.id ?? 0 }))
      const relatedIds = related.map(({ id }) => id)
      // The call returns at most three related items.
      expect([1, 2, 3]).toContain(relatedIds.length)
      expect(relatedIds).not.toContain(second?.id)
      const [tag] = dataOf(await gateway()[`${section}Tags`]({}))
      const taggedItems = dataOf(await gateway()[`${section}ByTag`]({ tag: tag!.slug }))
      expect(taggedItems.length).toBeGreaterThan(0)
      for (const item of taggedItems) expect(item.tags, item.slug).toContain(tag!.name)
      expect(await gateway()[`${section}Detail`]({ slug: 'no-such-item' })).toEqual({
        ok: false,
        message: section === 'news' ? 'Blog not found' : 'Guide not found',
      })
    }
  })
  it('lists live vacancies (API-29)', async () => {
    const vacancies = dataOf(await gateway().recruitmentList({ deleted: 0, status: 'live' }))
    expect(vacancies.map(({ title }) => title)).toContain('Local Property Consultant')
    expect(vacancies[0]?.added).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
  it('stores a contact message once, and queues the mail to the agency (API-28)', async () => {
    const message = {
      name: 'Ann O’Hara',
      email: `Ann.${name}@Home.example`,
      contact_no: '01632 960000',
      message: `Hello from ${name}.\nBcc: x@evil.example`,
      is_agree: true as const,
      recaptcha_token: 't',
    }
    const thanks = {
      ok: true,
      data: null,
      message: 'Thank you for contacting us. We will be in touch shortly.',
    }
    expect(await gateway().contactUs(message)).toEqual(thanks)
    expect(await gateway().contactUs(message), 'sent twice by a double click').toEqual(thanks)
    const storedMessages = await selectRows('SELECT id FROM contact_message WHERE email = $1', [
      `ann.${name}@home.example`,
    ])
    expect(storedMessages).toHaveLength(1)
    const mail = await selectRows('SELECT state, "to", subject FROM mail WHERE reply_to = $1', [
      `ann.${name}@home.example`,
    ])
    expect(mail).toHaveLength(1)
    expect(mail[0]).toMatchObject({ state: 'queued', to: 'hello@emoov.example' })
    // The line break in the message must not add a header such as Bcc to the mail.
    expect(mail[0]?.subject).not.toContain('\n')
    // The form's simple pattern (D-104) refuses an apostrophe, the call does not.
    expect(
      await gateway().contactUs({ ...message, email: `O'Brien.${name}@home.example`, message: 'By o’brien' }),
    ).toMatchObject({ ok: true })
    expect(await gateway().contactUs({ ...message, email: 'no address' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Please enter your email address.'),
    })
    expect(await gateway().contactUs({ ...message, is_agree: false as never })).toEqual({
      ok: false,
      message: 'You must agree to the terms.',
    })
  })
  it('limits how many contact messages one email address sends in an hour (D-165)', async () => {
    const sendMessage = (number: number) =>
      gateway().contactUs({
        name: 'Bo',
        email: `often.${name}@home.example`,
        contact_no: '1',
        message: `Message ${number}`,
        is_agree: true,
        recaptcha_token: 't',
      })
    const replies = []
    for (let number = 0; number < MAX_CONTACT_MESSAGES_PER_HOUR + 2; number += 1)
      replies.push(await sendMessage(number))
    expect(replies.filter(({ ok }) => ok).length).toBe(MAX_CONTACT_MESSAGES_PER_HOUR)
    expect(replies.at(-1)).toEqual({
      ok: false,
      message: 'Too many attempts. Please try again later.',
      retryAfter: expect.any(Number),
    })
  })
})
