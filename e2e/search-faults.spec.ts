// covers: components/search, lib/browser, lib/http
import { expect, test, type Route } from '@playwright/test'
import { searchLettings, searchSales } from '../tests/support/agency-calls'
import { answerCookieNotice, waitForHydration } from './support/pages'
import {
  readBody,
  getCards,
  PAGE_SIZE,
  scrollUntil,
  searchCall,
  sortBy,
  waitForResults,
} from './support/search'

/** A list loads this number of pages while a user scrolls, and more by a button (components/search/results-list.tsx). */
const PAGES_BEFORE_BUTTON = 6

const createSuccess = (data: unknown) => ({ json: { code: 1, message: '', data } })
const createRefusal = (message: string) => ({ json: { code: 0, message, data: null } })

test.beforeEach(async ({ page }) => {
  await answerCookieNotice(page)
})

test.describe('when the agency refuses or does not answer', () => {
  test('a refused change of the sort order empties the list, shows the message and sends no further request (SALES-19)', async ({
    page,
  }) => {
    await page.goto('/find-a-property/essex')
    await waitForResults(page)
    let callCount = 0
    await page.route(searchCall.sale, (route) => {
      callCount += 1
      return route.fulfill(createRefusal('The search is having a rest'))
    })
    await sortBy(page, 'oldest')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The search is having a rest')
    await expect(getCards(page)).toHaveCount(0)
    // Scrolling would load the next page of a list.
    await page.mouse.wheel(0, 3_000)
    await page.mouse.wheel(0, -3_000)
    await expect(page.getByText('result found')).toBeHidden()
    expect(callCount).toBe(1)
    await page.unroute(searchCall.sale)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(getCards(page)).toHaveCount(PAGE_SIZE)
  })

  test('a failed change of the sort order shows an error, sends no further request, and can be tried again (SALES-20)', async ({
    page,
  }) => {
    await page.goto('/find-a-letting/essex')
    await waitForResults(page)
    let callCount = 0
    await page.route(searchCall.let, (route) => {
      callCount += 1
      return route.abort()
    })
    await sortBy(page, 'price-desc')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded')
    await expect(getCards(page)).toHaveCount(0)
    expect(callCount).toBe(1)
    await page.unroute(searchCall.let)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(getCards(page)).toHaveCount(PAGE_SIZE)
  })

  for (const [name, failRoute] of [
    ['a refusal', (route: Route) => route.fulfill(createRefusal('No more today'))],
    ['no answer', (route: Route) => route.abort()],
    ['an error status', (route: Route) => route.fulfill({ status: 500, body: 'broken' })],
  ] as const)
    test(`a further page that fails (${name}) leaves the cards, logs an error, and sends no further request (SALES-21, D-82)`, async ({
      page,
    }) => {
      await page.goto('/find-a-property/essex')
      await waitForResults(page)
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      const pages: number[] = []
      await page.route(searchCall.sale, (route) => {
        pages.push(Number(readBody(route.request()).page))
        return failRoute(route)
      })
      const failureLogged = page.waitForEvent('console', (message) =>
        message.text().includes('More results could not be loaded'),
      )
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await failureLogged
      // Reaching the end of the list again must not repeat the request.
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(getCards(page)).toHaveCount(PAGE_SIZE)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Load more' })).toBeEnabled()
      expect(pages).toEqual([2])
      expect(errors.some((line) => line.includes('More results could not be loaded'))).toBe(true)
    })
})

test.describe('the list of results', () => {
  test('shows an array without pagination as the complete result (API-23, D-79)', async ({ page }) => {
    const { properties } = await searchSales({ location: 'essex', limit: 5 })
    await page.goto('/find-a-property/essex')
    await waitForResults(page)
    await page.route(searchCall.sale, (route) => route.fulfill(createSuccess(properties)))
    await sortBy(page, 'oldest')
    // The specification has the singular for every count (SALES-05).
    await expect(page.getByText('5 result found in essex')).toBeVisible()
    await expect(getCards(page)).toHaveCount(5)
    await expect(page.getByRole('navigation', { name: 'Pages of results' })).toBeHidden()
  })

  test('loads nothing more after an empty page, even if the page announces more (SALES-14)', async ({
    page,
  }) => {
    const { properties } = await searchLettings({ location: 'essex' })
    await page.goto('/find-a-letting/essex')
    await waitForResults(page)
    const pages: number[] = []
    await page.route(searchCall.let, (route) => {
      const { page: pageNumber } = readBody(route.request())
      pages.push(Number(pageNumber))
      const pagination = { currentPage: pageNumber, hasMore: true, totalItems: 40 }
      return route.fulfill(createSuccess({ properties: pageNumber === 1 ? properties : [], pagination }))
    })
    await sortBy(page, 'oldest')
    // The count appears together with the new list.
    await expect(page.getByText('40 result found in essex')).toBeVisible()
    await expect(getCards(page)).toHaveCount(PAGE_SIZE)
    const secondPage = page.waitForResponse(
      (response) => response.url().includes('letting_search') && readBody(response.request()).page === 2,
    )
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await secondPage
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(pages).toEqual([1, 2])
  })

  test(
    'sends one request at a time during fast scrolling, and then pauses so that the footer can be reached (SALES-09, SALES-10)',
    { tag: '@phone' },
    async ({ page }) => {
      // A county in which no other test lists a home, because a new home would shift the pages by one.
      await page.goto('/find-a-property/kent')
      await waitForResults(page)
      let openRequests = 0
      let maxOpenRequests = 0
      await page.route(searchCall.sale, async (route) => {
        openRequests += 1
        maxOpenRequests = Math.max(maxOpenRequests, openRequests)
        const reply = await route.fetch()
        openRequests -= 1
        await route.fulfill({ response: reply })
      })
      await scrollUntil(page, PAGES_BEFORE_BUTTON * PAGE_SIZE)
      expect(maxOpenRequests).toBe(1)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      await expect(getCards(page)).toHaveCount(PAGES_BEFORE_BUTTON * PAGE_SIZE)
      await page.getByRole('button', { name: 'Load more' }).click()
      await expect
        .poll(() => getCards(page).count())
        .toBeGreaterThanOrEqual((PAGES_BEFORE_BUTTON + 1) * PAGE_SIZE)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )

  test('can be searched by text when the suggestions fail', async ({ page }) => {
    await page.goto('/find-a-property')
    await waitForHydration(page)
    const failedRequest = page.waitForRequest('**/api/place/suggest**')
    await page.route('**/api/place/suggest**', (route) => route.abort())
    await page.getByLabel('Location').pressSequentially('Witham')
    await failedRequest
    await page.getByLabel('Location').press('Enter')
    await expect(page).toHaveURL('/find-a-property/Witham')
  })
})
