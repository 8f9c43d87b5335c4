import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from '../../../lib/gateway/gateway'
import { createFilledDatabase, type TestDatabase } from '../../support/databases'
import { query } from '../../support/sql'

let database: TestDatabase
let gateway: Gateway
let listings: { id: number; kind: 'sale' | 'let' }[]

beforeAll(async () => {
  database = await createFilledDatabase()
  process.env.DATABASE_URL = database.url
  gateway = (await import('../../../lib/gateway/embedded')).createEmbeddedGateway()
  // Every 97th listing, so that all kinds of homes of the demonstration are among them.
  listings = (await query(
    `SELECT listing_id AS id, kind FROM search_entry
      WHERE listing_id % 97 = 0 ORDER BY listing_id LIMIT ${LISTING_COUNT}`,
  )) as typeof listings
})
afterAll(async () => {
  await (await import('../../../lib/agency/database')).disconnect()
  await database?.drop()
})

const VISITOR_ID = 123
const LISTING_COUNT = 50
const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304
const QUESTIONS = [
  'What is the price, and how many bedrooms and bathrooms has it?',
  'What is the council tax band and the EPC rating?',
  'How big is it, and is there parking or a garden?',
  'Which stations are near, and is it still available?',
  'Tell me about broadband, heating, flood risk and the deposit',
]

/** Only a sale has a tenure to ask for. */
const QUESTION_BY_KIND = {
  sale: 'Is it freehold or leasehold, and what are the ground rent and the service charge?',
  let: 'What is the rent, is it furnished, and are bills included?',
}

/** Finds every number in a text. */
const findFigures = (text: string): string[] =>
  (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((figure) => figure.replace(/,/g, ''))

/** Derives figures as the listing's page does: weekly and yearly rent, square metres, full price of a share, miles. */
function deriveFigures(detail: Record<string, unknown>): number[] {
  const stations = (detail.stations ?? []) as { miles: number }[]
  const sharePercent = Number((detail.share as { percent: number } | null)?.percent)
  return [
    (Number(detail.new_price_pcm) * 12) / 52,
    Number(detail.new_price_pcm) * 12,
    Number(detail.floor_area_sq_ft) * SQUARE_METRES_PER_SQUARE_FOOT,
    (Number(detail.new_price) * 100) / sharePercent,
    ...stations.map(({ miles }) => miles),
  ]
    .filter(Number.isFinite)
    .map(Math.round)
}

it('300 answers about 50 listings contain only figures of the listing (D-151)', async () => {
  expect(listings).toHaveLength(LISTING_COUNT)
  let answerCount = 0
  for (const { id, kind } of listings) {
    // Each listing has a network and a conversation of its own, so that the rate limit is not reached.
    const caller = {
      address: `10.0.${id >> 8}.${id & 255}`,
      conversation: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    }
    const reply = kind === 'sale' ? await gateway.propertyDetail({ id }) : await gateway.lettingDetail({ id })
    if (!reply.ok) throw new Error(reply.message)
    // An answer may name the year and the day on which a fact was supplied.
    const dateFigures = (reply.data.facts ?? []).flatMap(({ supplied_at: at }) =>
      at ? [at.slice(0, 4), String(Number(at.slice(8, 10)))] : [],
    )
    const allowedFigures = new Set([
      ...findFigures(JSON.stringify(reply.data)),
      ...dateFigures,
      ...deriveFigures(reply.data).map(String),
    ])
    // The number of a listing makes the listing the topic of the conversation.
    expect(await gateway.chatbot({ userId: VISITOR_ID, message: String(id) }, caller)).toMatchObject({
      ok: true,
      data: { response: expect.stringContaining(reply.data.portal_address) },
    })
    for (const message of [...QUESTIONS, QUESTION_BY_KIND[kind]]) {
      const chatReply = await gateway.chatbot({ userId: VISITOR_ID, message }, caller)
      if (!chatReply.ok) throw new Error(chatReply.message)
      const { response } = chatReply.data
      expect(response.startsWith(reply.data.portal_address), `${id}: ${message}: ${response}`).toBe(true)
      const textAfterAddress = response.slice(reply.data.portal_address.length)
      // A figure may have zeros that the data lacks: 395.50 in an answer is 395.5 in JSON.
      for (const figure of findFigures(textAfterAddress))
        expect(
          allowedFigures.has(figure) || allowedFigures.has(String(Number(figure))),
          `${id}: ${figure} in ${response}`,
        ).toBe(true)
      answerCount += 1
    }
  }
  const questionsPerListing = QUESTIONS.length + 1
  expect(answerCount).toBe(LISTING_COUNT * questionsPerListing)
})
