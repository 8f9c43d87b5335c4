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
  listings = (await query(
    `SELECT listing_id AS id, kind FROM search_entry WHERE listing_id % 97 = 0 ORDER BY listing_id LIMIT 50`,
  )) as typeof listings
})
afterAll(async () => {
  await (await import('../../../lib/agency/database')).disconnect()
  await database?.drop()
})

const QUESTIONS = [
  'What is the price, and how many bedrooms and bathrooms has it?',
  'Is it freehold or leasehold, and what are the ground rent and the service charge?',
  'What is the council tax band and the EPC rating?',
  'How big is it, and is there parking or a garden?',
  'Which stations are near, and is it still available?',
  'Tell me about broadband, heating, flood risk and the deposit',
]

/** Every amount, count and distance in a text. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((figure) => figure.replace(/,/g, ''))

/** Figures that the listing's page derives too: the week's rent, square metres, a share's full price, whole miles. */
function derivedFigures(detail: Record<string, unknown>): number[] {
  const stations = (detail.stations ?? []) as { miles: number }[]
  return [
    (Number(detail.new_price_pcm) * 12) / 52,
    Number(detail.floor_area_sq_ft) * 0.09290304,
    (Number(detail.new_price) * 100) / Number((detail.share as { percent: number } | null)?.percent),
    ...stations.map(({ miles }) => miles),
  ]
    .filter(Number.isFinite)
    .map(Math.round)
}

it('answers 300 questions about 50 listings with no figure that the listing does not hold (D-151)', async () => {
  expect(listings).toHaveLength(50)
  let answerCount = 0
  for (const { id, kind } of listings) {
    const caller = {
      address: `10.0.${id >> 8}.${id & 255}`,
      conversation: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    }
    const reply = kind === 'sale' ? await gateway.propertyDetail({ id }) : await gateway.lettingDetail({ id })
    if (!reply.ok) throw new Error(reply.message)
    const replyFigures = new Set(figuresIn(JSON.stringify(reply.data)))
    const dates = (reply.data.facts ?? []).flatMap(({ supplied_at: at }) =>
      at ? [at.slice(0, 4), String(Number(at.slice(8, 10)))] : [],
    )
    const allowedFigures = new Set([...replyFigures, ...dates, ...derivedFigures(reply.data).map(String)])
    expect(await gateway.chatbot({ userId: 123, message: String(id) }, caller)).toMatchObject({
      ok: true,
      data: { response: expect.stringContaining(reply.data.portal_address) },
    })
    for (const message of QUESTIONS) {
      const answer = await gateway.chatbot({ userId: 123, message }, caller)
      if (!answer.ok) throw new Error(answer.message)
      const { response } = answer.data
      expect(response.startsWith(reply.data.portal_address), `${id}: ${message}: ${response}`).toBe(true)
      for (const figure of figuresIn(response.slice(reply.data.portal_address.length)))
        expect(
          allowedFigures.has(figure) || allowedFigures.has(String(Number(figure))),
          `${id}: ${figure} in ${response}`,
        ).toBe(true)
      answerCount += 1
    }
  }
  expect(answerCount).toBe(300)
})
