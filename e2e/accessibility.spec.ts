// covers: app, components
import { expect, test, type Page } from '@playwright/test'
import { searchLettings, searchSales } from '../tests/support/agency-calls'
import { type AccountOptions, createAccount } from '../tests/support/e2e-accounts'
import { pretendToBe, signInAs } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, contentWidth, waitForHydration } from './support/pages'

/** Pages that one test visits; each is checked in both sizes. */
const PAGES_A_TEST = 3
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 640 }
const LARGE_LETTERS = 'html { font-size: 200% }'

const paths = [
  '/',
  '/find-a-property',
  '/find-a-letting',
  '/find-a-property/Witham',
  '/find-a-letting/Witham/400-2400+/all-types/1-nomax/three-miles',
  '/find-a-property/any-location?page=7&sort=price-asc',
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
 * Pages that meet WCAG and not all of axe's advice beyond it: the site map's sections have the names of the header's
 * menus, and the form of a forgotten password skips a level of headings.
 */
const WITHOUT_BEST_PRACTICES = new Set(['/site-map', '/forgotten/password'])

/** Pages that also fit a phone with letters of twice the size. */
const fitLargeLetters = new Set([
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

/** Checks the page that is open with axe at two widths, and that it fits a small phone and letters of twice the size. */
async function checkPage(page: Page, name: string): Promise<void> {
  const options = { bestPractices: !WITHOUT_BEST_PRACTICES.has(name) }
  await expectNoViolations(page, `${name} on a desktop`, options)
  await page.setViewportSize(PHONE)
  await expectNoViolations(page, `${name} on a phone`, options)
  await page.setViewportSize(SMALL_PHONE)
  expect.soft(await contentWidth(page), `${name} at 320 px`).toBeLessThanOrEqual(SMALL_PHONE.width)
  await page.addStyleTag({ content: LARGE_LETTERS })
  for (const size of fitLargeLetters.has(name) ? [PHONE, DESKTOP] : [DESKTOP]) {
    await page.setViewportSize(size)
    expect
      .soft(await contentWidth(page), `${name}, letters of twice the size`)
      .toBeLessThanOrEqual(size.width)
  }
}

test.describe('axe finds nothing, and nothing scrolls sideways (WCAG 2.2 AA, 1.4.4, 1.4.10)', () => {
  for (let start = 0; start < paths.length; start += PAGES_A_TEST) {
    const batch = paths.slice(start, start + PAGES_A_TEST)
    test(batch.join(', '), async ({ page }) => {
      await answerCookieNotice(page)
      // A colour on its way to another is neither.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of batch) {
        await page.goto(path)
        await waitForHydration(page)
        // In our own letters: a page whose fonts come late keeps the system's.
        await page.evaluate(() => document.fonts.ready)
        await checkPage(page, path)
      }
    })
  }

  test('listings: for sale, commercial, to let, and the page of an action', async ({ page }) => {
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
      await checkPage(page, path)
    }
    // A visitor would be led on to the login.
    await pretendToBe(page, { id: 2_000_000_000, first_name: 'Ann' })
    await page.goto(`/letting/${letting?.id}/request-let-property`)
    await expectNoViolations(page, 'the page of an action')
  })

  const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'
  const accounts: [string, AccountOptions][] = [
    ['a seller with homes', { homes: 5, devices: ['Safari on iPhone', 'Edge on Windows'] }],
    ['a buyer without', { position: 'first_time', complete: false }],
    [
      'a guest with a long name',
      {
        guest: true,
        firstName: longName,
        lastName: longName,
        email: `${'long.'.repeat(10)}name.${Date.now()}@a-rather-long-domain-name-for-an-address.example`,
        homes: 1,
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
        expect.soft(await contentWidth(page), `${section} at 320 px`).toBeLessThanOrEqual(SMALL_PHONE.width)
      }
    })
})

test('links and buttons that stand by themselves can be hit: 24 px each way (WCAG 2.5.8, domain B7)', async ({
  page,
}) => {
  await answerCookieNotice(page)
  for (const path of ['/recruitment', '/news/three-taxes-on-one-move/', '/fees', '/estate-agents/gwynedd']) {
    await page.goto(path)
    const small = await page.locator('main :is(a, button, input, select):visible').evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        return getComputedStyle(target).display !== 'inline' && width > 1 && Math.min(width, height) < 24
          ? [`${target.textContent} ${width} × ${height}`]
          : []
      }),
    )
    expect.soft(small, path).toEqual([])
  }
})
