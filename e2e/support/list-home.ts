import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { logInByForm } from './accounts'
import { pressButton, getTextBox, waitForForm } from './pages'

export const ASKING_PRICE = '£350,000'
/** Decoding and checking a picture takes long on a busy machine. */
const PREPARE_TIMEOUT_MS = 60_000

/** An account that is not logged in yet. By default it has the password of all test accounts. */
interface Owner {
  email: string
  password?: string
}

/** Waits for a step of the long form in which an owner describes a home. */
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await waitForForm(page)
}

const saveStep = (page: Page) => pressButton(page, 'Save and continue')
const followContinueLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Continue' }).click()

/** Sends the address of a home as a visitor, who starts from the landing page and then has to log in (D-20). */
async function sendAddress(page: Page, owner: Owner, street: string): Promise<void> {
  await page.goto('/sell-your-property')
  await page.getByRole('main').getByRole('link', { name: 'Sell for £395' }).first().click()
  await expect(page).toHaveURL('/sell-your-property/main-details')
  await waitForForm(page)
  await getTextBox(page, 'House name or number').fill('7')
  await getTextBox(page, 'Street').fill(street)
  await getTextBox(page, 'Town').fill('West Mersea')
  await getTextBox(page, 'Postcode').fill('CO5 8AA')
  await saveStep(page)
  await expect(page).toHaveURL('/login')
  await logInByForm(page, owner.email, owner.password)
  await expect(page).toHaveURL('/sell-your-property/main-details')
  await expect(getTextBox(page, 'Street')).toHaveValue(street)
  await saveStep(page)
}

async function describeHome(page: Page): Promise<void> {
  await expectStep(page, 'The home')
  await page.getByLabel('Type of property').selectOption('terraced')
  await getTextBox(page, 'Bedrooms').fill('3')
  await getTextBox(page, 'Bathrooms').fill('1')
  await saveStep(page)
  await expectStep(page, 'Price')
  await page.goBack()
  await expect(getTextBox(page, 'Bedrooms')).toHaveValue('3')
  await page.goForward()
  await expectStep(page, 'Price')
  // ASKING_PRICE, as people write it.
  await getTextBox(page, 'Asking price in pounds').fill('350k')
  await saveStep(page)
  await expectStep(page, 'Tenure and running costs')
  await page.getByLabel(/^Tenure/).selectOption('Freehold')
  await page.getByLabel(/^Council tax band/).selectOption('D')
  await page.getByLabel(/^Energy performance rating/).selectOption('C')
  await saveStep(page)
  await expectStep(page, 'Building and services')
  await page.getByLabel('Heating').fill('Heat pump')
  await saveStep(page)
  await expectStep(page, 'Safety, rights and risks')
  await saveStep(page)
  await expectStep(page, 'Description')
  await getTextBox(page, 'Summary').fill('Three bedrooms by the sea.')
  await getTextBox(page, 'Description').fill('A quiet house with a garden.')
  await saveStep(page)
}

/** Adds a photograph, and waits until the server has prepared it. */
async function addPicture(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
  // Without noise, the site would call the picture blurred.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const buffer = await sharp({
    create: { width: 1_200, height: 900, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer()
  // This text is shown after hydration.
  await page.getByText('or drop them here').first().waitFor()
  await page
    .getByLabel('Add photographs')
    .first()
    .setInputFiles({ name: 'garden.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('heading', { name: 'Photographs (1)' })).toBeVisible({
    timeout: PREPARE_TIMEOUT_MS,
  })
  await followContinueLink(page)
}

async function approveHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Viewing times' })).toBeVisible()
  await followContinueLink(page)
  await expectStep(page, 'Who owns it')
  await page.getByRole('checkbox', { name: /^Every owner agrees/ }).check()
  await pressButton(page, 'Hand in for the check')
  await expectStep(page, 'Check the advert')
  await page.getByRole('checkbox', { name: /^I have looked at the advert/ }).check()
  await pressButton(page, 'Approve the advert')
}

/**
 * Lists a home for sale, as an owner who is not logged in: from the landing page to the review of the order.
 * @returns the id of the listing
 */
export async function listHome(page: Page, owner: Owner, street: string): Promise<number> {
  await sendAddress(page, owner, street)
  await describeHome(page)
  await addPicture(page)
  await approveHome(page)
  await expectStep(page, 'Package and payment')
  const id = Number(/sell-your-property\/(\d+)\/order$/.exec(page.url())?.[1])
  await expect(page.getByRole('radio', { name: /^Pay now £395/ })).toBeChecked()
  await pressButton(page, 'Review the order')
  await expect(page).toHaveURL(/\/my-account\/orders\/\d+\/review$/)
  return id
}

/** Agrees to the terms of an order, asks for marketing to start at once, and goes to the payment provider's page. */
export async function agreeAndPay(page: Page): Promise<void> {
  await waitForForm(page)
  await page.getByRole('checkbox', { name: /^Start marketing straight away/ }).check()
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check()
  await pressButton(page, 'Pay £395 now')
}
