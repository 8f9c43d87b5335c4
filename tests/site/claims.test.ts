// covers: app/(marketing), app/(legal), app/(content), components/home, components/services, components/local, components/legal, components/finance, components/faq, lib/config, prisma/seed
import { expect, test } from 'vitest'
import {
  accountDeletion,
  claims,
  AT_ONCE_WITHIN_ONE_WORKING_DAY,
  PASS_ON_TIME,
  referralFees,
  retention,
} from '@/lib/config/claims'
import { priceTexts } from '@/lib/config/price-texts'
import { findByName, mainTextOf, readPage, textsOf } from './support/visitor'

const AGREEMENT = '/service-agreement'
const FAQ = '/frequently-asked-questions'

/** Each promise with the pages that make it. */
const promises: readonly (readonly [promise: string, ...paths: string[]])[] = [
  [claims.flatFeeAfterMemorandum, AGREEMENT, FAQ, '/', '/sell-your-property'],
  [claims.localAfterMemorandum, AGREEMENT, FAQ, '/local'],
  [claims.flatFeePictures, AGREEMENT, FAQ, '/fees'],
  [claims.localPictures, AGREEMENT, FAQ, '/local'],
  [claims.listingTime, AGREEMENT, FAQ, '/', '/sell-your-property', '/estate-agents/essex'],
  [claims.goingLive, AGREEMENT, FAQ, '/sell-your-property'],
  [claims.offers, AGREEMENT, FAQ],
  [claims.questionToOwner, FAQ],
  [AT_ONCE_WITHIN_ONE_WORKING_DAY, AGREEMENT, '/lettings-service-agreement', '/terms-and-conditions'],
  [`in writing ${PASS_ON_TIME}`, '/'],
  [`passed on to you ${PASS_ON_TIME}`, '/let-your-property', '/sell-your-property'],
  [claims.exactReferralFees, AGREEMENT, '/fees'],
  [referralFees.conveyancing, AGREEMENT, FAQ, '/fees', '/conveyancing', '/guides/conveyancing-explained/'],
  [referralFees.mortgage, AGREEMENT, FAQ, '/fees', '/lettings-service-agreement'],
  [referralFees.commercial, '/fees', '/commercial-finance', '/lettings-service-agreement'],
  [priceTexts.localSale, AGREEMENT, FAQ, '/fees', '/local', '/local/essex'],
  [accountDeletion.keepsFiles, '/privacy-policy'],
  [retention.references, '/privacy-policy', '/tenant-referencing'],
]

/** Sentences that pages once had, and that contradicted the agreement or another page. */
const contradictions = [
  /followed to the keys|until the keys change hands|progressed to the end/,
  /exact (sum|amount) is shown|with the exact sum|exact amount is stated|amount or range/,
  /takes about fifteen minutes|You can stop, and go on another day/,
  /Pictures, floor plan, description/,
  /straight to the person who knows|within one working day, with the buyer|on the same working day/,
  /between £\d+ and £[\d,]+ (including VAT|from)/,
]

const paths = [...new Set([...promises.flatMap(([, ...pages]) => pages), '/get-a-mortgage', '/about-us'])]

test('pages and agreements make each promise in the same words (STATIC-18, LOCAL-09)', async () => {
  for (const [promise, ...pages] of promises)
    for (const path of pages)
      expect.soft(mainTextOf(await readPage(path)), `${path}: ${promise}`).toContain(promise)
})

test.each(paths)('%s contradicts none of the promises', async (path) => {
  const text = mainTextOf(await readPage(path))
  for (const contradiction of contradictions) expect.soft(text).not.toMatch(contradiction)
})

test('fees and agreement name the package “Emoov only”, which costs nothing even when the home sells (D-156)', async () => {
  const fees = await readPage('/fees')
  const row = textsOf(fees.$, 'tr', fees.$('main')).find((text) => text.startsWith('Emoov only'))
  expect(row).toContain(priceTexts.sellHereOnly)
  expect(row).toContain('even when the home sells')
  const agreement = await readPage(AGREEMENT)
  const columns = textsOf(agreement.$, 'th', findByName(agreement.$, 'table', /./).first())
  expect(columns).toContain('Emoov only')
})
