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
    const page = await openAs(browser, seller, path)
    await waitForForm(page)
    await expectNoViolations(page, 'agreed sale, without conveyancers')
    await getTextBox(page, 'Firm').focus()
    await page.keyboard.press('Enter')
    await expect(getErrorSummary(page)).toBeFocused()
    await expectNoViolations(page, 'agreed sale, errors')
    await getTextBox(page, 'Firm').focus()
    await page.keyboard.type('Deed & Co')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Dora Deed')
    await page.keyboard.press('Tab')
    await page.keyboard.type('dora@deed.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('01632 960200')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your details are saved. What comes next is below.')).toBeFocused()
    await expect(page.getByRole('listitem').filter({ hasText: 'Your conveyancer' })).toContainText('Named.')

    const buyersPage = await openAs(browser, buyer, path)
    await waitForForm(buyersPage)
    await getTextBox(buyersPage, 'Firm').fill('Other & Co')
    await getTextBox(buyersPage, 'Who deals with it there').fill('Olive Other')
    await getTextBox(buyersPage, 'Email address of the firm').fill('olive@other.example')
    await getTextBox(buyersPage, 'Telephone number of the firm').fill('01632 960201')
    await getTextBox(buyersPage, 'Who buys besides you').fill('Bea Buyer')
    await pressButton(buyersPage, 'Save')
    await expect(buyersPage.getByText('Buyer: Ben Buyer, Bea Buyer')).toBeVisible()
    await expectNoViolations(buyersPage, 'memorandum of sale')

    await pressButton(buyersPage, 'Record this step')
    await expect(getErrorSummary(buyersPage)).toBeFocused()
    await expectNoViolations(buyersPage, 'progress of a sale, errors')
    await buyersPage.getByLabel('Step').selectOption('Survey')
    await buyersPage.getByLabel('How it stands').selectOption('Done on the day below')
    await buyersPage.getByLabel('Day').fill(londonDay(new Date()))
    await pressButton(buyersPage, 'Record this step')
    await expect(buyersPage.getByText('Saved. The list above shows it to both of you.')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: 'Survey' })).toContainText(
      /Done on .* Recorded by Ben B/,
    )
  },
)
