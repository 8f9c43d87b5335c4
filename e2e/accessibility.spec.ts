// covers: app, components
import { expect, test, type Page } from '@playwright/test'
import { searchLettings, searchSales } from '../tests/support/agency-calls'
import { seller } from '../prisma/seed/users'
import { type AccountOptions, createAccount, freshAddressHeader } from '../tests/support/e2e-accounts'
import { MISSING_ID } from '../tests/support/missing-id'
import { logInByForm, pretendToBe, signInAs } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, readContentWidth, waitForFonts, waitForHydration } from './support/pages'

const PAGES_PER_TEST = 3
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 640 }
const DOUBLE_TEXT_SIZE_CSS = 'html { font-size: 200% }'
/** A sticky action bar may cover half of a button, and axe would report the button as a small target. */
const STATIC_ACTION_BAR_CSS = '.listing-action-bar { position: static }'

const paths = [
  '/',
  '/find-a-property',
  '/find-a-letting',
  '/find-a-property/Witham',
  '/find-a-letting/Witham/400-2400+/all-types/1-nomax/three-miles',
  '/find-a-property/any-location?page=7&sort=price-asc',
  // An ambiguous place, a misspelt place, and a search without results.
  '/find-a-property/Newport',
  '/find-a-property/Chelmsfrod',
  '/find-a-property/Witham/nomin-50000/detached-house/8-8/this-only',
  '/commercial-property',
  '/no-such-page',
  '/error',
  '/unavailable',
  '/news/',
  '/news/tag/seller-guides/',
  '/news/photographs-that-bring-viewings/',
  '/news/how-selling-with-us-works/',
  '/guides/',
  '/guides/selling-your-home-step-by-step/',
  '/guides/landlord-compliance-calendar-2026/',
  '/estate-agents',
  '/estate-agents/chelmsford',
  '/estate-agents/edinburgh',
  '/estate-agents/armagh-city-banbridge-and-craigavon',
  '/local',
  '/local/essex',
  '/frequently-asked-questions',
  '/frequently-asked-questions-lettings',
  '/get-a-mortgage',
  '/commercial-finance',
  '/property-management',
  '/tenant-referencing',
  '/conveyancing',
  '/refer-a-friend',
  '/online-house-valuation',
  '/sell-your-property',
  '/let-your-property',
  '/about-us',
  '/recruitment',
  '/thank-you-subscriber',
  '/privacy-policy',
  '/complaints-procedure',
  '/fees',
  '/reviews-policy',
  '/cookie-policy',
  '/terms-and-conditions',
  '/service-agreement',
  '/lettings-service-agreement',
  '/data-protection-complaint',
  '/site-map',
  '/contact/',
  '/emoov-local-contact',
  '/login',
  '/forgotten/password',
]

/**
 * These pages pass WCAG but not axe's best practices. Sections of the site map have the same names as menus of the
 * header, and the page of a forgotten password skips a heading level.
 */
const pagesWithoutBestPractices = new Set(['/site-map', '/forgotten/password'])

/** Only these pages are expected to fit a phone with double text size. All pages fit a desktop with it. */
const pagesForPhoneWithLargeText = new Set([
  '/',
  '/find-a-property',
  '/find-a-property/Witham',
  '/find-a-letting',
  '/guides/landlord-compliance-calendar-2026/',
  '/contact/',
  '/fees',
  '/property-management',
  '/service-agreement',
  '/estate-agents/chelmsford',
  '/local/essex',
  '/login',
])

/** One page of each layout. These are checked on a phone too, because other pages differ from them only in content. */
const templates = new Set([
  ...pagesForPhoneWithLargeText,
  '/no-such-page',
  '/commercial-property',
  '/news/',
  '/news/photographs-that-bring-viewings/',
  '/frequently-asked-questions',
  '/get-a-mortgage',
  '/online-house-valuation',
  '/sell-your-property',
  '/recruitment',
  '/forgotten/password',
])

/** These pages share layout and colours with another page in `paths`, so only their content is checked. */
const pagesOfCheckedLayout = new Set([
  '/find-a-letting/Witham/400-2400+/all-types/1-nomax/three-miles',
  '/find-a-property/any-location?page=7&sort=price-asc',
  '/news/tag/seller-guides/',
  '/news/how-selling-with-us-works/',
  '/guides/selling-your-home-step-by-step/',
  '/estate-agents/edinburgh',
  '/estate-agents/armagh-city-banbridge-and-craigavon',
  '/frequently-asked-questions-lettings',
  '/let-your-property',
  '/privacy-policy',
  '/complaints-procedure',
  '/reviews-policy',
  '/cookie-policy',
  '/terms-and-conditions',
  '/lettings-service-agreement',
])

/** Checks the open page with axe, and expects that it fits a small phone and double text size. */
async function checkPage(page: Page, name: string, { isTemplate = templates.has(name) } = {}): Promise<void> {
  const options = {
    bestPractices: !pagesWithoutBestPractices.has(name),
    contentOnly: pagesOfCheckedLayout.has(name),
  }
  await expectNoViolations(page, `${name} on a desktop`, options)
  if (isTemplate) {
    await page.setViewportSize(PHONE)
    await page.addStyleTag({ content: STATIC_ACTION_BAR_CSS })
    await expectNoViolations(page, `${name} on a phone`, options)
  }
  await page.setViewportSize(SMALL_PHONE)
  expect.soft(await readContentWidth(page), `${name} at 320 px`).toBeLessThanOrEqual(SMALL_PHONE.width)
  await page.addStyleTag({ content: DOUBLE_TEXT_SIZE_CSS })
  for (const size of pagesForPhoneWithLargeText.has(name) ? [PHONE, DESKTOP] : [DESKTOP]) {
    await page.setViewportSize(size)
    expect.soft(await readContentWidth(page), `${name}, double text size`).toBeLessThanOrEqual(size.width)
  }
}

test.describe('pages pass axe and do not scroll sideways (WCAG 2.2 AA, 1.4.4, 1.4.10)', () => {
  for (let start = 0; start < paths.length; start += PAGES_PER_TEST) {
    const batch = paths.slice(start, start + PAGES_PER_TEST)
    test(batch.join(', '), async ({ page }) => {
      await answerCookieNotice(page)
      for (const path of batch) {
        await page.goto(path)
        await waitForHydration(page)
        await waitForFonts(page)
        await checkPage(page, path)
      }
    })
  }

  test('listings for sale, commercial and to let, and a form about a listing', async ({ page }) => {
    const [sale] = (await searchSales({ location: 'Witham' })).properties
    const [shop] = (await searchSales({ location: 'any-location', types: 'shop' })).properties
    const [letting] = (await searchLettings({ location: 'Chelmsford' })).properties
    await answerCookieNotice(page)
    for (const path of [
      `/property/${sale?.id}/${sale?.property_url}`,
      `/property/${shop?.id}/${shop?.property_url}`,
      `/letting/${letting?.id}/${letting?.property_url}`,
    ]) {
      await page.goto(path)
      await checkPage(page, path, { isTemplate: true })
    }
    await pretendToBe(page, { id: MISSING_ID, first_name: 'Ann' })
    await page.goto(`/letting/${letting?.id}/request-let-property`)
    await expectNoViolations(page, 'the form of a request to let')
  })

  const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'
  const accounts: [string, AccountOptions][] = [
    ['a seller with homes', { homeCount: 5, devices: ['Safari on iPhone', 'Edge on Windows'] }],
    ['a buyer without homes', { position: 'first_time', hasSellerInfo: false }],
    [
      'a guest with a long name',
      {
        isGuest: true,
        firstName: longName,
        lastName: longName,
        email: `${'long.'.repeat(10)}name.${Date.now()}@a-rather-long-domain-name-for-an-address.example`,
        homeCount: 1,
        address: `${longName} Avenue, Nowhere-on-Sea, ZZ9`,
      },
    ],
  ]
  for (const [name, options] of accounts)
    test(`the account of ${name}`, async ({ page }) => {
      await signInAs(page.context(), await createAccount(options))
      for (const section of ['welcome', 'profile', 'password', 'settings']) {
        await page.setViewportSize(DESKTOP)
        await page.goto(`/my-account/${section}`)
        await waitForHydration(page)
        await expectNoViolations(page, section, { bestPractices: true })
        await page.setViewportSize(SMALL_PHONE)
        expect
          .soft(await readContentWidth(page), `${section} at 320 px`)
          .toBeLessThanOrEqual(SMALL_PHONE.width)
      }
    })

  test('the conversations, viewings and offers of the demonstration’s seller', async ({ page, context }) => {
    await answerCookieNotice(page)
    // While a toast is animated, axe would measure a colour in between.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.setExtraHTTPHeaders(freshAddressHeader())
    await page.goto('/login')
    await logInByForm(page, seller.email, seller.password ?? '')
    await expect(page).toHaveURL('/my-account/welcome')
    const findFirstHref = async (listPath: string, hrefPrefix: string) => {
      await page.goto(listPath)
      return (await page.locator(`main a[href^="${hrefPrefix}"]`).first().getAttribute('href')) ?? ''
    }
    const sections = [
      '/my-account/inbox',
      await findFirstHref('/my-account/inbox', '/my-account/inbox/'),
      '/my-account/viewings',
      await findFirstHref('/my-account/viewings', '/my-account/viewings/'),
      '/my-account/viewings/availability',
      '/my-account/offers?order=certainty',
    ]
    for (const section of sections) {
      await page.setViewportSize(DESKTOP)
      await page.goto(section)
      await waitForHydration(page)
      await expectNoViolations(page, section, { bestPractices: true })
      await page.setViewportSize(SMALL_PHONE)
      expect.soft(await readContentWidth(page), `${section} at 320 px`).toBeLessThanOrEqual(SMALL_PHONE.width)
    }
  })
})

/** The smallest width and height of a control that WCAG 2.5.8 allows. */
const MIN_TARGET_PX = 24

test('links and buttons outside of text are at least 24 px wide and high (WCAG 2.5.8, domain B7)', async ({
  page,
}) => {
  await answerCookieNotice(page)
  for (const path of ['/recruitment', '/news/three-taxes-on-one-move/', '/fees', '/estate-agents/gwynedd']) {
    await page.goto(path)
    const smallTargets = await page.locator('main :is(a, button, input, select):visible').evaluateAll(
      (targets, minPx) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect()
          const isWithinText = getComputedStyle(target).display === 'inline'
          const isForScreenReaders = width <= 1
          if (isWithinText || isForScreenReaders || Math.min(width, height) >= minPx) return []
          return [`${target.textContent} ${width} × ${height}`]
        }),
      MIN_TARGET_PX,
    )
    expect.soft(smallTargets, path).toEqual([])
  }
})
