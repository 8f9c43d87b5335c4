// covers: components/property, lib/agency/listings, lib/contract
import { expect, test } from 'vitest'
import type { LetCard, SalesCard } from '../../lib/contract/listings'
import { seller } from '../../prisma/seed/users'
import { searchLettings, searchSales } from '../support/agency-calls'
import { findByName, readPage, textOf, type Elements } from './support/visitor'

/** A limit for the search for a suitable home in the demonstration data. */
const MAX_PAGES = 100
/** A card offers its owner no actions (CARD-07, CARD-08), so the tests take homes of others than the seller. */
const isSellersOwn = ({ user_id }: SalesCard | LetCard) => user_id === seller.id
const actions = ['ask-a-question', 'arrange-viewing', 'make-an-offer', 'request-let-property']

/** Finds the first home of a location for which `isWanted` is true, and its card on the page of results. */
async function findCard<Card extends SalesCard | LetCard>(
  search: (
    input: Record<string, string | number>,
  ) => Promise<{ properties: Card[]; pagination: { hasMore: boolean } }>,
  area: 'find-a-property' | 'find-a-letting',
  location: string,
  isWanted: (home: Card) => boolean,
) {
  for (let number = 1; number < MAX_PAGES; number += 1) {
    const { properties, pagination } = await search({ location, page: number })
    const home = properties.find(isWanted)
    if (home) {
      const page = await readPage(`/${area}/${location}?page=${number}`)
      return { home, page, properties, card: page.$(`article[data-listing="${home.id}"]`) }
    }
    if (!pagination.hasMore) break
  }
  throw new Error(`The demonstration data hold no such home in ${location}`)
}
const findSale = (location: string, isWanted: (home: SalesCard) => boolean) =>
  findCard(searchSales, 'find-a-property', location, isWanted)
const findLetting = (location: string, isWanted: (home: LetCard) => boolean) =>
  findCard(searchLettings, 'find-a-letting', location, isWanted)

const findActions = (card: Elements) =>
  actions.filter((action) => card.find(`a[href$="/${action}"]`).length > 0)

test('a home for sale shows picture, status, price, rooms, address and summary, and leads to the listing and its actions (CARD-01, CARD-04 to CARD-06, CARD-09, CARD-12)', async () => {
  const { home, card, page } = await findSale(
    'Witham',
    (candidate) =>
      candidate.listing_status === 'forsale' &&
      candidate.price_options === 'price' &&
      candidate.image_xs !== null &&
      // The text below has the plural 'beds'.
      candidate.bedrooms > 1 &&
      !isSellersOwn(candidate),
  )
  const cardText = textOf(card)
  for (const part of [
    home.listing_status_display,
    `£${home.new_price.toLocaleString('en-GB')}`,
    `${home.bedrooms} beds`,
    home.description_summary,
  ])
    expect(cardText).toContain(part)
  const link = findByName(page.$, 'h2 a, h3 a', home.portal_address, card)
  expect(link.attr('href')).toBe(`/property/${home.id}/${home.property_url}`)
  expect(card.find('img').first().attr('src')).toMatch(
    new RegExp(`/media/properties/${home.id}/${home.image_xs?.replaceAll('.', '\\.')}\\?w=\\d+$`),
  )
  expect(findActions(card)).toEqual(['ask-a-question', 'arrange-viewing', 'make-an-offer'])
})

test('a card with "Price on application" shows no amount (CARD-11)', async () => {
  const { card } = await findSale('Witham', (candidate) => candidate.price_options === 'poa')
  expect(textOf(card)).toContain('Price on application')
  expect(textOf(card)).not.toContain('£')
})

test('a price option such as "Offers over" is shown after the price (CARD-13)', async () => {
  const { home, card } = await findSale('Witham', (candidate) => candidate.price_options === 'offers-over')
  expect(textOf(card)).toContain(`£${home.new_price.toLocaleString('en-GB')} Offers over`)
})

test('a home without pictures has the coming-soon picture (CARD-02)', async () => {
  const { card } = await findSale('Witham', (candidate) => candidate.image_xs === null)
  expect(card.find('img').attr('src')).toMatch(/coming-soon/)
})

test('a card of a local agent shows the agent’s logo, which links to /local (CARD-03)', async () => {
  const { home, card, page, properties } = await findSale('Witham', (candidate) =>
    Boolean(candidate.local_agent),
  )
  const picture = card.find('a[href="/local"] img')
  expect(picture.attr('alt')).toBe(`Local agent: ${home.local_agent?.name}`)
  expect(page.$('article[data-listing] a[href="/local"]').length).toBe(
    properties.filter((candidate) => candidate.local_agent).length,
  )
})

test('a home sold subject to contract offers only a question (CARD-10, SALES-16)', async () => {
  const { card } = await findSale(
    'essex',
    (candidate) => candidate.listing_status === 'sstc' && !isSellersOwn(candidate),
  )
  expect(textOf(card)).toContain('Sold STC')
  expect(findActions(card)).toEqual(['ask-a-question'])
})

test('a home to let shows rent, deposit and status, and leads to the letting and its actions (CARD-14 to CARD-16, CARD-19, LET-07)', async () => {
  const { home, card } = await findLetting(
    'Witham',
    (candidate) => candidate.original_listing_status === 'tolet' && !isSellersOwn(candidate),
  )
  const cardText = textOf(card)
  expect(cardText).toContain(`£${home.new_price_pcm.toLocaleString('en-GB')} pcm`)
  expect(cardText).toContain(`Deposit £${home.new_deposite_amount!.toLocaleString('en-GB')}`)
  expect(cardText).toContain(home.listing_status)
  expect(card.find('[data-title]').attr('href')).toBe(`/letting/${home.id}/${home.property_url}`)
  expect(findActions(card)).toEqual(['ask-a-question', 'arrange-viewing', 'request-let-property'])
})

test('a let home has no actions (CARD-18), and a reserved home only the question (CARD-16)', async () => {
  const letHome = await findLetting(
    'essex',
    (candidate) => candidate.original_listing_status === 'let' && !isSellersOwn(candidate),
  )
  expect(findActions(letHome.card)).toEqual([])
  const reserved = await findLetting(
    'Colchester',
    (candidate) => !['let', 'tolet'].includes(candidate.original_listing_status),
  )
  expect(findActions(reserved.card)).toEqual(['ask-a-question'])
})
