import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { pretendToBe } from './people'
import type { LetCard, SalesCard } from '../lib/contract/listings'
import { cards, chooseCookies, lettingsOf, salesOf } from './search-support'

type Search = typeof salesOf | typeof lettingsOf

/** The page of a place's list that holds a card like this, and the card. */
async function find<C extends SalesCard | LetCard>(
  search: Search,
  request: APIRequestContext,
  baseURL: string,
  location: string,
  like: (card: C) => boolean,
) {
  for (let page = 1; page < 100; page += 1) {
    const found = await search(request, baseURL, { location, page })
    const card = (found.properties as C[]).find(like)
    if (card) return { card, page }
    if (!found.pagination.hasMore) break
  }
  throw new Error(`The demonstration data hold no such home in ${location}`)
}

const open = async (
  page: Page,
  area: 'find-a-property' | 'find-a-letting',
  location: string,
  found: { card: { id: number }; page: number },
) => {
  await page.goto(`/${area}/${location}?page=${found.page}`)
  return page.locator(`article[data-listing="${found.card.id}"]`)
}

const actions = ['ask-a-question', 'arrange-viewing', 'make-an-offer', 'request-let-property']
const shown = (card: ReturnType<Page['locator']>) =>
  card
    .locator('a')
    .evaluateAll(
      (links, all) =>
        all.filter((action) => links.some((link) => link.getAttribute('href')?.endsWith(`/${action}`))),
      actions,
    )

test.beforeEach(({ page }) => chooseCookies(page))

test.describe('cards of homes for sale', () => {
  test('show picture, status, price, rooms, address and summary, and lead to the listing and its actions (CARD-01, 04 … 06, 09, 12)', async ({
    page,
    request,
    baseURL,
  }) => {
    const found = await find<SalesCard>(
      salesOf,
      request,
      baseURL ?? '',
      'Witham',
      (one) =>
        one.listing_status === 'forsale' &&
        one.price_options === 'price' &&
        one.image_xs !== null &&
        one.bedrooms > 1,
    )
    const card = await open(page, 'find-a-property', 'Witham', found)
    const {
      id,
      property_url,
      portal_address,
      description_summary,
      new_price,
      bedrooms,
      listing_status_display,
      image_xs,
    } = found.card
    await expect(card).toContainText(listing_status_display)
    await expect(card).toContainText(`£${new_price.toLocaleString('en-GB')}`)
    await expect(card).toContainText(`${bedrooms} beds`)
    await expect(card).toContainText(description_summary)
    await expect(card.getByRole('heading', { name: portal_address }).getByRole('link')).toHaveAttribute(
      'href',
      `/property/${id}/${property_url}`,
    )
    await expect(card.getByRole('img').first()).toHaveAttribute(
      'src',
      new RegExp(`/media/properties/${id}/${image_xs?.replaceAll('.', '\\.')}\\?w=\\d+$`),
    )
    for (const action of ['ask-a-question', 'arrange-viewing', 'make-an-offer'])
      await expect(card.locator(`a[href="/property/${id}/${action}"]`)).toBeVisible()
  })

  test('say "Price on application" without a figure (CARD-11)', async ({ page, request, baseURL }) => {
    const card = await open(
      page,
      'find-a-property',
      'Witham',
      await find<SalesCard>(salesOf, request, baseURL ?? '', 'Witham', (one) => one.price_options === 'poa'),
    )
    await expect(card).toContainText('Price on application')
    await expect(card).not.toContainText('£')
  })

  test('put the option behind the price (CARD-13)', async ({ page, request, baseURL }) => {
    const found = await find<SalesCard>(
      salesOf,
      request,
      baseURL ?? '',
      'Witham',
      (one) => one.price_options === 'offers-over',
    )
    const card = await open(page, 'find-a-property', 'Witham', found)
    await expect(card).toContainText(`£${found.card.new_price.toLocaleString('en-GB')} Offers over`)
  })

  test('show the coming-soon picture where there is none (CARD-02)', async ({ page, request, baseURL }) => {
    const card = await open(
      page,
      'find-a-property',
      'Witham',
      await find<SalesCard>(salesOf, request, baseURL ?? '', 'Witham', (one) => one.image_xs === null),
    )
    await expect(card.getByRole('img')).toHaveAttribute('src', /coming-soon/)
  })

  test('show the local agent with a way to /local, on such cards only (CARD-03)', async ({
    page,
    request,
    baseURL,
  }) => {
    const found = await find<SalesCard>(salesOf, request, baseURL ?? '', 'Witham', (one) =>
      Boolean(one.local_agent),
    )
    const card = await open(page, 'find-a-property', 'Witham', found)
    await expect(card.locator('a[href="/local"]').getByRole('img')).toHaveAccessibleName(
      `Local agent: ${found.card.local_agent?.name}`,
    )
    const { properties } = await salesOf(request, baseURL ?? '', { location: 'Witham', page: found.page })
    await expect(cards(page).locator('a[href="/local"]')).toHaveCount(
      properties.filter((one) => one.local_agent).length,
    )
  })

  test('offer neither viewing nor offer once sold subject to contract, but a question (CARD-10, SALES-16)', async ({
    page,
    request,
    baseURL,
  }) => {
    const card = await open(
      page,
      'find-a-property',
      'essex',
      await find<SalesCard>(
        salesOf,
        request,
        baseURL ?? '',
        'essex',
        (one) => one.listing_status === 'sstc' && one.user_id !== 1,
      ),
    )
    await expect(card).toContainText('Sold STC')
    expect(await shown(card)).toEqual(['ask-a-question'])
  })

  test('offer their owner nothing, and do not move when that is known (CARD-07, CARD-08)', async ({
    page,
    request,
    baseURL,
  }) => {
    const found = await find<SalesCard>(
      salesOf,
      request,
      baseURL ?? '',
      'Witham',
      (one) => one.user_id === 1 && one.listing_status === 'forsale',
    )
    // Whether a font comes in time for a page is chance (display: optional), and decides where lines break.
    await page.route('**/*.woff2', (route) => route.abort())
    const asVisitor = await open(page, 'find-a-property', 'Witham', found)
    const height = (await asVisitor.boundingBox())?.height
    await pretendToBe(page, { id: 1, first_name: 'Helen' })
    const card = await open(page, 'find-a-property', 'Witham', found)
    await expect(card).toContainText('This is your listing')
    expect(await shown(card)).toEqual([])
    expect((await card.boundingBox())?.height).toBe(height)
    // Other people's homes keep their actions.
    await expect(page.locator('a[href$="/ask-a-question"]').first()).toBeVisible()
  })
})

test.describe('cards of homes to let', () => {
  test('show rent, deposit and status, and lead to the letting and its actions (CARD-14 to 16, CARD-19, LET-07)', async ({
    page,
    request,
    baseURL,
  }) => {
    const found = await find<LetCard>(
      lettingsOf,
      request,
      baseURL ?? '',
      'Witham',
      (one) => one.original_listing_status === 'tolet' && one.user_id !== 1,
    )
    const card = await open(page, 'find-a-letting', 'Witham', found)
    const { id, property_url, new_price_pcm, new_deposite_amount, listing_status } = found.card
    await expect(card).toContainText(`£${new_price_pcm.toLocaleString('en-GB')} pcm`)
    await expect(card).toContainText(`Deposit £${new_deposite_amount.toLocaleString('en-GB')}`)
    await expect(card).toContainText(listing_status)
    await expect(card.locator('[data-title]')).toHaveAttribute('href', `/letting/${id}/${property_url}`)
    for (const action of ['ask-a-question', 'arrange-viewing', 'request-let-property'])
      await expect(card.locator(`a[href="/letting/${id}/${action}"]`)).toBeVisible()
  })

  test('offer nothing once let (CARD-18), and a question alone in between (CARD-16)', async ({
    page,
    request,
    baseURL,
  }) => {
    const let_ = await find<LetCard>(
      lettingsOf,
      request,
      baseURL ?? '',
      'essex',
      (one) => one.original_listing_status === 'let' && one.user_id !== 1,
    )
    expect(await shown(await open(page, 'find-a-letting', 'essex', let_))).toEqual([])
    const reserved = await find<LetCard>(
      lettingsOf,
      request,
      baseURL ?? '',
      'Colchester',
      (one) => !['let', 'tolet'].includes(one.original_listing_status),
    )
    expect(await shown(await open(page, 'find-a-letting', 'Colchester', reserved))).toEqual([
      'ask-a-question',
    ])
  })

  test('offer their owner nothing (CARD-17)', async ({ page, request, baseURL }) => {
    const found = await find<LetCard>(
      lettingsOf,
      request,
      baseURL ?? '',
      'Chelmsford',
      (one) => one.user_id === 1 && one.original_listing_status === 'tolet',
    )
    await pretendToBe(page, { id: 1, first_name: 'Helen' })
    const card = await open(page, 'find-a-letting', 'Chelmsford', found)
    await expect(card).toContainText('This is your listing')
    expect(await shown(card)).toEqual([])
  })
})
