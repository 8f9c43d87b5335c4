// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeletionNotice } from '@/components/account/deletion-notice'
import { calculateLocalSavings } from '@/components/local/savings-calculator'
import { LetPrices } from '@/components/pricing/let-prices'
import { SalePrices } from '@/components/pricing/sale-prices'
import { privacyPolicy } from '@/components/legal/text/privacy'
import {
  createProductOnlyPackage,
  noSaleNoFeePackage,
  payNowPackage,
} from '@/components/services/text/selling'
import { emailTemplates } from '@/lib/agency/accounts/email-templates'
import { fees, PORTAL_MONTHS } from '@/lib/config/brand'
import { accountDeletion, claims } from '@/lib/config/claims'
import { toPageHtml } from '@/lib/config/page-text'
import { assumedTerms, priceTexts } from '@/lib/config/price-texts'
import { PENCE_PER_POUND } from '@/lib/format/money'

const readCells = (label: string): string[] =>
  [...screen.getByRole('rowheader', { name: label }).parentElement!.querySelectorAll('td')].map(
    (cell) => cell.textContent,
  )

test('the sale prices say that the owner does the pictures, and everything after the memorandum of sale (HOME-09)', () => {
  render(<SalePrices />)
  expect(readCells('After the memorandum of sale')).toEqual(Array(2).fill('You and your conveyancer'))
  expect(readCells('Photographs and floor plan')).toEqual([
    `You take your own, or order photographs for ${priceTexts.photographs}`,
    'You take your own',
  ])
  expect(document.body.textContent).toContain(
    `on this website alone is ${priceTexts.sellHereOnly}, and nothing more`,
  )
})

test('full management includes no search for a tenant, as the lettings agreement says (HOME-10, STATIC-12)', () => {
  render(<LetPrices />)
  expect(readCells('Finding a tenant')).toEqual([
    'Included',
    `${priceTexts.letFindTenant}, if the home is empty`,
  ])
  expect(readCells('Viewings')).toEqual(['You host', 'You host'])
})

test('both paid packages include the memorandum, and the third package is free (D-156)', () => {
  for (const { includes } of [payNowPackage, noSaleNoFeePackage])
    expect(includes.join()).toContain('the memorandum of sale to both conveyancers')
  expect(createProductOnlyPackage('emoov', 'Emoov')).toMatchObject({
    price: '£0',
    terms: 'nothing more when the home sells',
  })
})

test('the page, the policy and the mail say the same about the data of a deleted account (STATIC-04)', () => {
  render(<DeletionNotice homes={[]} />)
  const mail = emailTemplates
    .accountDeleted('Ann', { isEmailVerified: true, endedPayments: [] })
    .paragraphs.join(' ')
  const policy = toPageHtml(privacyPolicy)
  for (const item of [...accountDeletion.deletes, accountDeletion.keepsFiles])
    for (const text of [document.body.textContent, mail, policy]) expect(text).toContain(item)
  expect(document.body.textContent, 'an account without homes').not.toContain(accountDeletion.keepsHomes)
  expect(policy).toContain(accountDeletion.keepsHomes)
})

test('texts and calculations agree on fees, and on periods in words and in figures (LOCAL-06)', () => {
  expect(priceTexts.localSale).toBe('£1,795')
  const otherAgentsPounds = 7_100 // 1.42 % of £500,000 (LOCAL-12)
  expect(calculateLocalSavings(500_000).saving).toBe(otherAgentsPounds - fees.localSale / PENCE_PER_POUND)
  const portalMonthsInWords = ['one', 'two', 'three', 'four', 'five', 'six'][PORTAL_MONTHS - 1]
  expect(assumedTerms.portalTerm).toBe(`${portalMonthsInWords} months`)
  expect(claims.portals).toContain(`${PORTAL_MONTHS} months`)
})
