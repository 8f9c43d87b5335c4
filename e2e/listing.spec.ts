// covers: components/listing, components/property, app/(search)/property, app/(search)/letting
import { expect, test, type Locator } from '@playwright/test'
import type { LetCard, SalesCard } from '../lib/contract/listings'
import { seller } from '../prisma/seed/users'
import { searchLettings, searchSales } from '../tests/support/agency-calls'
import { pretendToBe } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, holdRequests } from './support/pages'

/** A user of the demonstration data, who owns homes for sale and to let. */
const demonstrationOwner = { id: seller.id, first_name: seller.firstName }
/** Pictures that a home needs for the tests of the gallery. */
const MIN_PICTURES = 4
/** A limit for the search for a suitable home in the demonstration data. */
const MAX_RESULT_PAGES = 100

const PHONE = { width: 390, height: 844 }
/** The top of the action bar, if the bar stands at the lower end of a phone. */
const MIN_BAR_TOP_PX = 700
/** On paper, the most room between the pictures and the heading below them. */
const MAX_PRINTED_GAP_PX = 120

type Box = Awaited<ReturnType<Locator['boundingBox']>>
/** Returns the y coordinate of the lower edge of a box. An element that is not drawn has no box. */
const getBottom = (box: Box) => (box ? box.y + box.height : Infinity)

/** Waits until React handles an element's events. */
const waitForReact = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

/** Reads page after page of a search until a page has a wanted home. @returns the home and the number of its page */
async function findHome<Card extends SalesCard | LetCard>(
  search: (input: Record<string, string | number>) => Promise<{ properties: Card[] }>,
  location: string,
  isWanted: (home: Card) => boolean,
): Promise<{ home: Card; page: number }> {
  for (let page = 1; page < MAX_RESULT_PAGES; page += 1) {
    const { properties } = await search({ location, page })
    const home = properties.find(isWanted)
    if (home) return { home, page }
    if (properties.length === 0) break
  }
  throw new Error(`The demonstration data hold no such home in ${location}`)
}
/** Finds a home for sale that can be viewed, with enough pictures for a gallery. */
async function findSaleWithPictures(): Promise<SalesCard> {
  const hasPictures = ({ images }: SalesCard) => (images?.length ?? 0) >= MIN_PICTURES
  const { home } = await findHome(
    searchSales,
    'Witham',
    (candidate) =>
      candidate.listing_status === 'forsale' && candidate.price_options === 'price' && hasPictures(candidate),
  )
  return home
}
const getListingPath = ({ id, property_url }: SalesCard) => `/property/${id}/${property_url}`

test.describe('an owner sees no actions of their own listing', () => {
  const actions = ['ask-a-question', 'arrange-viewing', 'make-an-offer', 'request-let-property']
  const locateActions = (card: Locator) =>
    card.locator(actions.map((action) => `a[href$="/${action}"]`).join())

  test('on a card for sale, whose height stays the same, and on its page (CARD-07, CARD-08)', async ({
    page,
  }) => {
    const { home, page: resultPage } = await findHome(
      searchSales,
      'Witham',
      (candidate) => candidate.user_id === demonstrationOwner.id && candidate.listing_status === 'forsale',
    )
    await answerCookieNotice(page)
    // Fonts with `font-display: optional` may or may not load in time, which changes the line breaks.
    await page.route('**/*.woff2', (route) => route.abort())
    const card = page.locator(`article[data-listing="${home.id}"]`)
    await page.goto(`/find-a-property/Witham?page=${resultPage}`)
    const heightForVisitor = (await card.boundingBox())?.height
    await pretendToBe(page, demonstrationOwner)
    await page.reload()
    await expect(card).toContainText('This is your listing')
    await expect(locateActions(card)).toHaveCount(0)
    expect((await card.boundingBox())?.height).toBe(heightForVisitor)
    // Other people's homes keep their actions.
    await expect(page.locator('a[href$="/ask-a-question"]').first()).toBeVisible()
    await page.goto(getListingPath(home))
    await expect(page.getByText('This is your own listing, as others see it.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a viewing' })).toHaveCount(0)
  })

  test('on a card to let (CARD-17)', async ({ page }) => {
    const { home, page: resultPage } = await findHome(
      searchLettings,
      'Chelmsford',
      (candidate) =>
        candidate.user_id === demonstrationOwner.id && candidate.original_listing_status === 'tolet',
    )
    await pretendToBe(page, demonstrationOwner)
    await page.goto(`/find-a-letting/Chelmsford?page=${resultPage}`)
    const card = page.locator(`article[data-listing="${home.id}"]`)
    await expect(card).toContainText('This is your listing')
    await expect(locateActions(card)).toHaveCount(0)
  })
})

test.describe('pictures', () => {
  test(
    'open on the full screen, are browsed by keyboard and return the focus (FIELD-23)',
    { tag: '@phone' },
    async ({ page }) => {
      const card = await findSaleWithPictures()
      await page.goto(getListingPath(card))
      const secondPicture = page.getByRole('link', { name: /^Photo 2 of/ })
      await waitForReact(secondPicture)
      await secondPicture.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: /^Photos of/ })
      await expect(dialog.getByText(`2 of ${card.images?.length}`)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByText(`3 of ${card.images?.length}`)).toBeVisible()
      await page.keyboard.press('Home')
      await expect(dialog.getByText(`1 of ${card.images?.length}`)).toBeVisible()
      await expectNoViolations(page, 'pictures, full screen')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(secondPicture).toBeFocused()
    },
  )

  test('can be swiped on a phone, with a counter', { tag: '@phone-only' }, async ({ page }) => {
    const card = await findSaleWithPictures()
    await page.goto(getListingPath(card))
    await expect(page.getByText(`1/${card.images?.length}`)).toBeVisible()
    const thirdPicture = page.getByRole('link', { name: /^Photo 3 of/ })
    await waitForReact(thirdPicture)
    await thirdPicture.evaluate((link) => link.scrollIntoView({ inline: 'start', block: 'nearest' }))
    await expect(page.getByText(`3/${card.images?.length}`)).toBeVisible()
  })
})

test(
  'a phone shows the key numbers without scrolling (design E2)',
  { tag: '@phone-only' },
  async ({ page }) => {
    await answerCookieNotice(page)
    await page.setViewportSize(PHONE)
    await page.goto(getListingPath(await findSaleWithPictures()))
    const barBox = await page.locator('.listing-action-bar').boundingBox()
    const roomsBox = await page
      .getByText(/^Bedrooms?$/)
      .locator('..')
      .boundingBox()
    const floorAreaBox = await page.getByText('Floor area').locator('..').boundingBox()
    // The bar stands at the lower end of the window and covers what lies below its top.
    const barTop = barBox?.y ?? 0
    expect(barTop).toBeGreaterThan(MIN_BAR_TOP_PX)
    for (const box of [roomsBox, floorAreaBox]) expect(getBottom(box)).toBeLessThanOrEqual(barTop)
  },
)

test('the costs are computed from figures that a reader enters (FIELD-36, FIELD-37, FIELD-39)', async ({
  page,
}) => {
  await page.goto(getListingPath(await findSaleWithPictures()))
  const openButton = page.getByRole('button', { name: 'Work it out with your own figures' })
  await waitForReact(openButton)
  await openButton.click()
  await expect(page.getByRole('heading', { name: 'Your own figures' })).toBeFocused()
  await page.getByRole('textbox', { name: /^Price/ }).fill('250020')
  const result = page.getByRole('status').filter({ hasText: 'a month' })
  // 2 % of the price between £125,000 and £250,000, and 5 % of the £20 above £250,000.
  await expect(result).toContainText('£2,501 tax')
  await page.getByRole('radio', { name: /First-time buyer/ }).check()
  await expect(result).toContainText('£0 tax')
  // A deposit above the price is a mistake.
  await page.getByRole('textbox', { name: /^Deposit/ }).fill('9999999')
  await expect(page.getByText('Correct the figures marked above to see the result.')).toBeVisible()
})

test.describe('the page of a listing', () => {
  test(
    'the action bar of a phone covers neither the focus nor the footer (WCAG 2.4.11)',
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto(getListingPath(await findSaleWithPictures()))
      const bar = page.locator('.listing-action-bar')
      await expect(bar).toBeInViewport()
      const report = page.getByRole('link', { name: 'Report a problem with this listing' })
      await report.focus()
      const [linkBox, barBox] = [await report.boundingBox(), await bar.boundingBox()]
      expect(getBottom(linkBox)).toBeLessThanOrEqual(barBox?.y ?? 0)
      await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(bar).not.toBeInViewport()
    },
  )

  test(
    'the action bar of a phone stands above the cookie notice, before and after the scripts load (SHELL-09, WCAG 2.4.11)',
    { tag: '@phone-only' },
    async ({ page }) => {
      // The bar must be in its place before any script has run.
      const scripts = await holdRequests(page, '**/_next/**/*.js')
      await page.goto(getListingPath(await findSaleWithPictures()), { waitUntil: 'commit' })
      const notice = page.getByRole('region', { name: 'Cookies' })
      const bar = page.locator('.listing-action-bar')
      const measureGap = async () => {
        const [noticeBox, barBox] = [await notice.boundingBox(), await bar.boundingBox()]
        return Math.abs((noticeBox?.y ?? 0) - getBottom(barBox))
      }
      await expect(notice).toBeVisible()
      // The stylesheet knows the height of the notice roughly, until a script measures it.
      await expect.poll(measureGap).toBeLessThanOrEqual(2)
      scripts.release()
      await expect(page.locator('[data-cookie-notice="open"]')).toBeVisible()
      await expect.poll(measureGap).toBeLessThanOrEqual(0.5)
      const report = page.getByRole('link', { name: 'Report a problem with this listing' })
      await report.focus()
      const [linkBox, barBox] = [await report.boundingBox(), await bar.boundingBox()]
      expect(getBottom(linkBox)).toBeLessThanOrEqual(barBox?.y ?? 0)
      await page.evaluate(() => window.scrollTo(0, 0))
      await notice.getByRole('button', { name: 'Reject' }).click()
      const viewportHeight = page.viewportSize()?.height ?? 0
      const measureSpaceBelowBar = async () => {
        return Math.round(viewportHeight - getBottom(await bar.boundingBox()))
      }
      await expect.poll(measureSpaceBelowBar).toBe(0)
    },
  )

  test(
    'a printed listing has a QR code, but neither the header nor buttons (FIELD-34)',
    { tag: '@full-browser' },
    async ({ page }) => {
      await page.goto(getListingPath(await findSaleWithPictures()))
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('img', { name: 'Code that opens this page on a phone' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Print brochure' })).toBeHidden()
      // The pictures fill one row, and the heading follows them.
      const picturesBox = await page.locator('article ul:has(img)').first().boundingBox()
      const headingBox = await page.getByRole('heading', { level: 1 }).boundingBox()
      const gap = (headingBox?.y ?? Infinity) - getBottom(picturesBox)
      expect(gap).toBeLessThan(MAX_PRINTED_GAP_PX)
      expect(picturesBox?.height).toBeLessThan((picturesBox?.width ?? 0) / 3)
      await expect(page.getByRole('link', { name: 'Book a viewing' })).toHaveCount(0)
    },
  )
})
