import type { APIRequestContext, Page } from '@playwright/test'
import type { LetCard, SalesCard } from '../lib/contract/listings'
import type { SearchPage } from '../lib/contract/search'

/** What the browser asks for when it searches. */
export const searchCall = { sale: '**/api/property/property_search', let: '**/api/letting/letting_search' }

/** A visitor who has made the cookie choice: its notice covers nothing. */
export const chooseCookies = (page: Page) =>
  page.addInitScript(() => window.localStorage.setItem('cookieAccepted', 'false'))

/** The body of a search call that the page made. */
export const asked = (request: { postDataJSON(): unknown }) =>
  request.postDataJSON() as Record<string, string | number>

async function search(
  request: APIRequestContext,
  baseURL: string,
  path: string,
  input: Record<string, string | number>,
): Promise<unknown> {
  const reply = await request.post(`/api/${path}`, {
    headers: { origin: new URL(baseURL).origin },
    data: {
      price: 'any-price',
      types: 'all-types',
      bedrooms: 'any-bedrooms',
      radius: 'this-only',
      orderby: 'most-recent',
      page: 1,
      limit: 8,
      ...input,
    },
  })
  return (await reply.json()).data
}

/** A page of homes for sale, as the site's own browser would ask for it. */
export const salesOf = async (
  request: APIRequestContext,
  baseURL: string,
  input: Record<string, string | number>,
) => (await search(request, baseURL, 'property/property_search', input)) as SearchPage<SalesCard>

/** A page of homes to let, likewise. */
export const lettingsOf = async (
  request: APIRequestContext,
  baseURL: string,
  input: Record<string, string | number>,
) => (await search(request, baseURL, 'letting/letting_search', input)) as SearchPage<LetCard>

/** Cards of the list, in order. */
export const cards = (page: Page) => page.locator('article[data-listing]')

/** Scrolls a little at a time, as a hand does, until the list holds so many cards. */
export async function scrollUntil(page: Page, count: number): Promise<void> {
  for (let turn = 0; turn < 200 && (await cards(page).count()) < count; turn += 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Waits until the page stands still: a wheel's scroll runs on after its event. */
export const standsStill = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0, last = -1; frames < 20; frames = window.scrollY === last ? frames + 1 : 0) {
      last = window.scrollY
      await new Promise(requestAnimationFrame)
    }
  })

/** Waits until React has taken over the page: from then on its links and forms are the application's. */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main a, main form') !== null &&
      Object.keys(document.querySelector('main a, main form') ?? {}).some((key) => key.startsWith('__react')),
  )
