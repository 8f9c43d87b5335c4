import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_QUESTION_CHARACTERS } from '../../lib/config/routes'
import { MAX_INTEGER } from '../../lib/contract/call'
import { MAX_CHAT_MESSAGE_LENGTH } from '../../lib/contract/conversation'
import { createFilledDatabase } from '../support/databases'
import { pageOf } from '../support/search-page'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createFilledDatabase())
})
afterAll(() => suite?.close())

/** How many messages a network may send within ten minutes, the window of the rate limit. */
const MAX_MESSAGES_PER_WINDOW = 300

/** Sets how many messages the only network has sent in the present window and in the next, which may begin meanwhile. */
async function setMessageCount(count: number): Promise<void> {
  const { rows } = await suite.pool.query<{ key: string }>('DELETE FROM rate_window RETURNING key')
  await suite.pool.query(
    `INSERT INTO rate_window (key, starts_at, attempts)
     SELECT $1, date_bin('600 seconds', now(), 'epoch'::timestamptz) + number * interval '600 seconds', $2
       FROM generate_series(0, 1) AS number`,
    [rows[0]!.key, count],
  )
}

/** @param condition SQL on a listing `l` and its property `p` */
const findListing = async (condition: string): Promise<number> => {
  const { rows } = await suite.pool.query<{ id: number }>(
    `SELECT l.id FROM listing l JOIN property p ON p.id = l.property_id WHERE ${condition} ORDER BY l.id LIMIT 1`,
  )
  return rows[0]?.id ?? 0
}

describe.each(GATEWAYS)('the chatbot through the %s gateway (API-41, A-46, D-151)', (name) => {
  // The length of its name gives each gateway an address of its own, and so a rate limit of its own.
  const startConversation = (address = `198.51.100.${name.length}`) => {
    const caller = { address, conversation: randomUUID() }
    return async (message: string) => {
      return dataOf(await suite.gateway(name).chatbot({ userId: 123, message }, caller))
    }
  }

  it('remembers the listing of a conversation, and answers from the listing’s facts with their source', async () => {
    const id = await findListing(
      `l.kind = 'sale' AND l.status = 'available' AND p.bedrooms = 3 AND l.price_qualifier = 'price'`,
    )
    const say = startConversation()
    const referenceRequest = 'Please enter your property reference number.'
    expect((await say('How many bedrooms?')).response).toContain(referenceRequest)
    expect((await say(`Reference ${id}`)).links?.[0]?.path).toMatch(new RegExp(`^/property/${id}/`))
    expect((await say('How many bedrooms?')).response).toContain('3 bedrooms')
    expect((await say('And the council tax?')).response).toMatch(
      /Council tax band: .* From (the seller|the agent|a public register)/,
    )
    expect((await say('Thanks for your help!')).response).toContain('You are welcome')
    expect((await say('thanks, what is the council tax')).response).toMatch(/Council tax band/)
    expect((await say('Can I see it on Saturday?')).links).toContainEqual({
      label: 'Arrange a viewing',
      path: `/property/${id}/arrange-viewing`,
    })
    expect((await startConversation()('How many bedrooms?')).response).toContain(referenceRequest)
  })

  it('says that it does not know a fact or a reference, and offers to ask the seller', async () => {
    const id = await findListing(
      `l.kind = 'sale' AND l.status = 'available' AND NOT EXISTS
         (SELECT FROM material_fact f WHERE f.property_id = p.id AND f.key = 'flood_risk')`,
    )
    const say = startConversation()
    expect((await say(String(MAX_INTEGER))).response).toContain(
      `no property on the market with the reference ${MAX_INTEGER}`,
    )
    await say(String(id))
    expect(await say('Does it flood?')).toEqual({
      response: expect.stringContaining(
        "I don't know the flood risk: the seller has not provided it yet. Shall I ask the seller?",
      ),
      links: [
        {
          label: 'Ask a question',
          path: `/property/${id}/ask-a-question?question=Could+you+tell+me+the+flood+risk%3F`,
        },
      ],
    })
    // The link opens a form with the question filled in; only the visitor sends it.
    const readLinkedQuestion = ({ links }: { links?: { path: string }[] }) =>
      new URL(links?.[0]?.path ?? '', 'https://homes.test').searchParams.get('question')
    const question = 'What did the neighbours have for <b>breakfast</b>?'
    const unknownReply = await say(question)
    expect(unknownReply.response).toMatch(/^I don't know that about/)
    expect(readLinkedQuestion(unknownReply)).toBe(question)
    // A question that is too long for the link is cut.
    const longReply = await say(`What did they have for ${'very '.repeat(180)}late breakfast?`)
    expect(readLinkedQuestion(longReply)).toHaveLength(MAX_QUESTION_CHARACTERS)
  })

  it('answers questions about the agency from the pages of frequently asked questions', async () => {
    const { response, links } = await startConversation()('How much does it cost to sell with you?')
    expect(response).toContain('£395')
    expect(links).toEqual([{ label: 'Selling questions', path: '/frequently-asked-questions' }])
  })

  it.each([
    ['What does a tenant pay in Scotland?', 'Scotland'],
    ['How long is a tenancy in Wales?', 'Wales'],
    ['Can a landlord refuse pets in Northern Ireland?', 'Northern Ireland'],
    ['How long is a tenancy in Cardiff?', 'Wales'],
    ['Is a holding deposit legal in Scotland?', 'Scotland'],
  ])(
    'does not answer a question about letting in another nation by English law: %s',
    async (question, nation) => {
      const { response, links } = await startConversation()(question)
      expect(response).toContain(`is for England, and ${nation} has its own law. Our fees page says`)
      expect(response).not.toMatch(/week’s rent|periodic|28 days/)
      expect(links).toEqual([
        { label: 'Fees', path: '/fees' },
        { label: 'Contact us', path: '/contact/' },
      ])
    },
  )

  it('answers questions about letting for the nation of the current listing, or of the question', async () => {
    const id = await findListing(`l.kind = 'let' AND l.status = 'available' AND p.nation = 'scotland'`)
    const say = startConversation()
    await say(String(id))
    expect((await say('How long is a tenancy?')).response).toContain('Scotland has its own law')
    expect((await say('How long is a tenancy in England?')).response).toContain('Since 1 May 2026')
    expect((await say('Do landlords need to register?')).response).toContain('In Scotland, Wales')
    expect((await startConversation()('How long is a tenancy?')).response).toContain('Since 1 May 2026')
  })

  it('distinguishes when a holding deposit is returned from what a holding deposit is', async () => {
    const say = startConversation()
    expect((await say('When do I get my holding deposit back?')).response).toContain('within seven days')
    expect((await say('What is a holding deposit?')).links?.[0]?.path).toBe(
      '/news/holding-deposits-explained/',
    )
  })

  it.each([
    'What would the mortgage cost?',
    'Is my deposit refundable?',
    'Can I pay later?',
    'Will you take 300000?',
    'Is it a mobile home?',
  ])(
    'does not quote a frequently asked question that shares only one word with the message: %s',
    async (message) => {
      expect((await startConversation()(message)).response).not.toMatch(/From our \w+ questions/)
    },
  )

  it.each(['I want to complain', 'deposit'])(
    'quotes a frequently asked question for a message that names little more than its subject: %s',
    async (message) => {
      expect((await startConversation()(message)).response).toMatch(/From our \w+ questions/)
    },
  )

  it.each([
    ['How much stamp duty on 350000 first time buyer?', /pay nothing up to £300,000 and 5% .* £2,500/],
    ['Can my landlord evict me with section 21?', /No, not since 1 May 2026\./],
  ])('answers a question of law or tax: %s', async (question, answer) => {
    expect((await startConversation()(question)).response).toMatch(answer)
  })

  it.each([
    ['How does possession work without section 21?', '/news/possession-without-section-21/'],
    [
      'How much notice must my landlord give to raise the rent?',
      '/news/section-13-rent-increases-step-by-step/',
    ],
    ['Should I move before Christmas?', '/news/moving-before-christmas-the-last-sensible-dates/'],
  ])('names and links the article on the subject of a question: %s', async (question, path) => {
    const { response, links } = await startConversation()(question)
    expect(links?.[0]?.path).toBe(path)
    for (const { label } of links ?? []) expect(response).toContain(`“${label}”`)
  })

  it('quotes no article for a question about the current property', async () => {
    const say = startConversation()
    await say(String(await findListing(`l.kind = 'let' AND l.status = 'available'`)))
    const question = 'Has the landlord of this home used section 21 before?'
    expect((await say(question)).response).toMatch(/^I don't know that about/)
    expect((await say('How does possession work without section 21?')).links?.[0]?.path).toMatch(/^\/news\//)
  })

  it('answers a description of homes with the count, the first homes and the link of the search', async () => {
    const say = startConversation()
    const { response, links = [] } = await say('2 bed flat to rent in Leeds under 1500')
    const search = await suite.gateway(name).lettingSearch({
      location: 'Leeds',
      price: '0-1500',
      // A search for flats covers every kind of flat.
      types: 'flat-apartment,ground-floor-flat,first-floor-flat,studio-flat,maisonette',
      bedrooms: '2-2',
      radius: 'this-only',
      orderby: 'most-recent',
      page: 1,
      limit: 1,
    })
    const total = Number(/I found ([\d,]+) homes?/.exec(response)?.[1]?.replace(',', ''))
    expect(total).toBe(pageOf(search).pagination.totalItems)
    expect(links.at(-1)?.path).toMatch(/^\/find-a-letting\/Leeds\//)
    for (const { path } of links.slice(0, -1)) expect(path).toMatch(/^\/letting\/\d+\//)
    expect((await say('What is your favourite colour?')).response).toMatch(/^I don't know that\./)
  })

  it.each([
    'When is an offer binding in Scotland?',
    'Do I need a home report in Scotland?',
    'Are you based in Essex?',
    'Letting fees in Leeds',
    'I want to sell my house in Leeds',
    'I want to let out my flat in Leeds',
    'Can you value my 3 bed house in Leeds?',
    'What is my house in Leeds worth?',
    'ok',
    'no',
    'help',
  ])('does not search for homes if a message is about something else: %s', async (message) => {
    expect((await startConversation()(message)).response).not.toContain('I looked for')
  })

  it.each([
    ['I want to sell my house in Leeds', '/sell-your-property'],
    ['I want to let out my flat in Leeds', '/let-your-property'],
    ['A valuation of my 3 bed house in Leeds please', '/online-house-valuation'],
  ])('links the page for owners who want to sell, let or value a home: %s', async (message, path) => {
    const { links } = await startConversation()(message)
    expect(links?.map((link) => link.path)).toContain(path)
  })

  it.each([
    ['Leeds', 'for sale · Leeds'],
    ['homes in Leeds', 'for sale · Leeds'],
    ['anything in York?', 'for sale · York'],
    ['What have you got in Norwich?', 'for sale · Norwich'],
    ['Is there anything to rent in Oxford?', 'to rent · Oxford'],
    ['Can I find a flat in London for 900 a month?', 'to rent · London · Flats · up to £900 pcm'],
    ['Would like a 2 bed flat in Glasgow', 'for sale · Glasgow · Flats · 2 beds'],
    ['show me homes', 'for sale · anywhere'],
    ['houses with a garden', 'for sale · anywhere · Houses · Garden'],
  ])('understands a request for homes: %s', async (message, search) => {
    const { response } = await startConversation()(message)
    expect(response).toContain(`I looked for: ${search}. I found`)
    expect(response).not.toContain('I cannot search by')
  })

  it.each(['How long is the commute to London?', 'nearest station Chelmsford', 'trains to London'])(
    'answers a question about travel from the current listing, although the question names a place: %s',
    async (message) => {
      const say = startConversation()
      await say(String(await findListing(`l.kind = 'sale' AND l.status = 'available'`)))
      expect((await say(message)).response).toMatch(/: (The nearest stations|Our gazetteer knows no station)/)
      expect((await say('Is there anything else in York?')).response).toContain(
        'I looked for: for sale · York',
      )
    },
  )

  it('does not search for homes on a question about the current property, such as its ground rent', async () => {
    const id = await findListing(
      `l.kind = 'sale' AND l.status = 'available' AND EXISTS (SELECT FROM material_fact f
         WHERE f.property_id = p.id AND f.key = 'tenure' AND f.value = 'Freehold') AND p.nation = 'england'`,
    )
    const say = startConversation()
    await say(String(id))
    expect((await say('What is the ground rent?')).response).toContain(
      'There is no lease, so nothing is due under one: Freehold.',
    )
    expect((await say('Is it near a station in Leeds?')).response).not.toContain('I looked for')
    expect((await say('3 bed house in Leeds')).response).toContain('I looked for: for sale · Leeds')
    expect((await say('How much is it?')).response, 'the property is still the current one').toContain(
      'The price is',
    )
  })

  it('refuses an empty message, one that is too long, and more than a network may send', async () => {
    const gateway = suite.gateway(name)
    const caller = { address: `198.51.100.${100 + name.length}`, conversation: randomUUID() }
    for (const message of ['', '   '])
      // An outside client may send the user id as a string (D-149).
      expect(await gateway.chatbot({ userId: '123', message }, caller)).toEqual({
        ok: false,
        message: 'message is required',
      })
    const longMessage = 'x'.repeat(MAX_CHAT_MESSAGE_LENGTH + 1)
    expect((await gateway.chatbot({ userId: 123, message: longMessage }, caller)).ok).toBe(false)
    await suite.pool.query('DELETE FROM rate_window')
    const sendMessage = () => gateway.chatbot({ userId: 123, message: 'hi' }, caller)
    expect((await sendMessage()).ok).toBe(true)
    await setMessageCount(MAX_MESSAGES_PER_WINDOW)
    expect(await sendMessage()).toEqual({
      ok: false,
      message: 'Too many attempts. Please try again later.',
      retryAfter: expect.any(Number),
    })
    // One message below the limit, the network may send another.
    await suite.pool.query('UPDATE rate_window SET attempts = attempts - 1 WHERE starts_at <= now()')
    await suite.pool.query('DELETE FROM rate_window WHERE starts_at > now()')
    expect((await sendMessage()).ok).toBe(true)
  })

  it('answers hostile text without markup', async () => {
    const say = startConversation()
    for (const message of [
      "'; DROP TABLE listing; --",
      '<img src=x onerror=alert(1)>',
      'a\0b',
      '{{7*7}}',
      '../../etc/passwd',
      '🏠'.repeat(400),
    ])
      expect((await say(message)).response).not.toContain('<')
  })
})
