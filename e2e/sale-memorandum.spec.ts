// covers: components/sales, app/(account)/my-account/offers, lib/agency/sales, components/forms
import { expect, test } from '@playwright/test'
import { londonDay } from '../lib/format/london-clock'
import { insertSale } from '../tests/support/insert-sale'
import { expectNoViolations } from './support/axe'
import { openAs } from './support/live-pages'
import { getErrorSummary, pressButton, getTextBox, waitForForm } from './support/pages'

test(
  'both parties of an agreed sale name their conveyancers, one by keyboard alone, read the memorandum and record a step (LOCAL-09)',
  { tag: '@phone' },
  async ({ browser }) => {
    const { seller, buyer, path } = await insertSale()
    const sellerPage = await openAs(browser, seller, path)
    await waitForForm(sellerPage)
    await expectNoViolations(sellerPage, 'agreed sale, without conveyancers')
    await getTextBox(sellerPage, 'Firm').focus()
    await sellerPage.keyboard.press('Enter')
    await expect(getErrorSummary(sellerPage)).toBeFocused()
    await expectNoViolations(sellerPage, 'agreed sale, errors')
    await getTextBox(sellerPage, 'Firm').focus()
    await sellerPage.keyboard.type('Deed & Co')
    await sellerPage.keyboard.press('Tab')
    await sellerPage.keyboard.type('Dora Deed')
    await sellerPage.keyboard.press('Tab')
    await sellerPage.keyboard.type('dora@deed.example')
    await sellerPage.keyboard.press('Tab')
    await sellerPage.keyboard.type('01632 960200')
    await sellerPage.keyboard.press('Enter')
    await expect(sellerPage.getByText('Your details are saved. What comes next is below.')).toBeFocused()
    await expect(sellerPage.getByRole('listitem').filter({ hasText: 'Your conveyancer' })).toContainText(
      'Named.',
    )

    const buyerPage = await openAs(browser, buyer, path)
    await waitForForm(buyerPage)
    await getTextBox(buyerPage, 'Firm').fill('Other & Co')
    await getTextBox(buyerPage, 'Who deals with it there').fill('Olive Other')
    await getTextBox(buyerPage, 'Email address of the firm').fill('olive@other.example')
    await getTextBox(buyerPage, 'Telephone number of the firm').fill('01632 960201')
    await getTextBox(buyerPage, 'Who buys besides you').fill('Bea Buyer')
    await pressButton(buyerPage, 'Save')
    await expect(buyerPage.getByText('Buyer: Ben Buyer, Bea Buyer')).toBeVisible()
    await expectNoViolations(buyerPage, 'memorandum of sale')

    await pressButton(buyerPage, 'Record this step')
    await expect(getErrorSummary(buyerPage)).toBeFocused()
    await expectNoViolations(buyerPage, 'progress of a sale, errors')
    await buyerPage.getByLabel('Step').selectOption('Survey')
    await buyerPage.getByLabel('How it stands').selectOption('Done on the day below')
    await buyerPage.getByLabel('Day').fill(londonDay(new Date()))
    await pressButton(buyerPage, 'Record this step')
    await expect(buyerPage.getByText('Saved. The list above shows it to both of you.')).toBeFocused()
    await sellerPage.reload()
    await expect(sellerPage.getByRole('listitem').filter({ hasText: 'Survey' })).toContainText(
      /Done on .* Recorded by Ben B/,
    )
  },
)
