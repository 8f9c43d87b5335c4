// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MilestoneForm } from '@/components/sales/milestone-form'
import { SharingForms } from '@/components/saved/sharing-forms'
import { StepMessageArea } from '@/components/forms/step-message-area'
import { CertificateForm } from '@/components/selling/certificate-form'
import { OrderForm } from '@/components/selling/order-form'
import { PriceChangeForm } from '@/components/selling/price-change-form'
import { TenancyMilestoneForm } from '@/components/tenancies/tenancy-milestone-form'
import { NewSearchForm, SearchSettingsForm } from '@/components/saved/saved-search-forms'
import { AvailabilityForm } from '@/components/viewings/availability-form'
import { DaysOff } from '@/components/viewings/days-off'
import { saveDrafts } from '@/lib/browser/draft'
import { renderWithSettings } from '../support/public-settings'

// The server action for posts without JavaScript loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }) }))

const USER_ID = 3
const OTHER_USER_ID = 4
const savedSearch = {
  id: 7,
  name: 'Leeds',
  href: '/property/search/leeds',
  frequency: 'daily',
  created_at: '2026-11-20T09:00:00.000Z',
} as const
const milestoneOptions = [{ milestone: 'exchange', name: 'Contracts exchanged' }]
const showPrice = (userId: number) =>
  renderWithSettings(
    <PriceChangeForm
      userId={userId}
      kind="sale"
      listingId={7}
      price={250_000}
      deposit={null}
      nation="england"
    />,
  )
const showRent = (userId: number) =>
  renderWithSettings(
    <PriceChangeForm userId={userId} kind="let" listingId={7} price={1_200} deposit={900} nation="england" />,
  )
const showSaleMilestone = (userId: number) =>
  renderWithSettings(<MilestoneForm userId={userId} offerId={7} options={milestoneOptions} />)
const showTenancyMilestone = (userId: number) =>
  renderWithSettings(<TenancyMilestoneForm userId={userId} requestId={7} options={milestoneOptions} />)
const showCertificate = (userId: number) =>
  renderWithSettings(<CertificateForm userId={userId} listingId={7} nation="england" />)
const showInvitation = (userId: number) => renderWithSettings(<SharingForms userId={userId} state="alone" />)
const showDaysOff = (userId: number) =>
  renderWithSettings(<DaysOff userId={userId} days={['2026-12-24']} today="2026-11-28" />)
const showAvailability = (userId: number) =>
  renderWithSettings(<AvailabilityForm userId={userId} weeklyPeriods={[]} />)
const showNewSearch = (userId: number) =>
  renderWithSettings(
    <StepMessageArea>
      <NewSearchForm userId={userId} href="/property/search/leeds" name="Leeds" />
    </StepMessageArea>,
  )
const showSearchSettings = (userId: number) =>
  renderWithSettings(<SearchSettingsForm userId={userId} search={savedSearch} />)
const packages = ['LOCAL', 'NATIONAL'].map((value) => ({ value, name: value, price: '£1', includes: [] }))
const showOrder = () =>
  renderWithSettings(
    <OrderForm userId={USER_ID} listingId={7} kind="sale" choices={packages} chosenValue="LOCAL" />,
  )

beforeEach(() => window.sessionStorage.clear())

describe.each([
  ['the new price of a home', showPrice, 'New price in pounds', '245000', 'send'],
  ['the new deposit of a letting', showRent, 'Deposit in pounds', '850', 'send'],
  ['the day of a step of a sale', showSaleMilestone, 'Day', '2026-12-01', 'save'],
  ['the step of a letting', showTenancyMilestone, 'Step', 'exchange', 'save'],
  ['the last day of a certificate', showCertificate, 'Last valid day', '2027-03-01', 'save'],
  ['the address of an invited partner', showInvitation, /^Your partner/, 'ben@mail.example', 'send'],
  ['a day off', showDaysOff, /^A day on which/, '2026-12-27', 'save'],
  ['the times of viewings', showAvailability, 'Monday, first stretch, from', '09:30', 'save'],
  ['the name of a new search', showNewSearch, 'Name', 'Near my school', 'save'],
  ['the new name of a search', showSearchSettings, 'Name', 'Near my work', 'save'],
])('%s that was not sent before the session ended', (_, show, label, value, action) => {
  const getValue = () => screen.getByLabelText<HTMLInputElement>(label).value
  const typeAndLeave = async () => {
    const { unmount } = show(USER_ID)
    // The form looks for a draft when it is shown.
    await vi.dynamicImportSettled()
    const initialValue = getValue()
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    // The site calls this when the session has ended, before it opens the login.
    saveDrafts()
    unmount()
    return initialValue
  }

  it('is in the form again after a login, with a note (D-09)', async () => {
    await typeAndLeave()
    show(USER_ID)
    expect(await screen.findByText(new RegExp(`please ${action} it now`))).toBeDefined()
    expect(getValue()).toBe(value)
  })

  it('is not shown to another user', async () => {
    const initialValue = await typeAndLeave()
    show(OTHER_USER_ID)
    await vi.dynamicImportSettled()
    expect(screen.queryByText(/You were logged out/)).toBeNull()
    expect(getValue()).toBe(initialValue)
  })
})

it('a restored draft shows its ticked confirmation of an unusual price (D-09)', async () => {
  // The key names the path, the form, the listing and the user.
  window.sessionStorage.setItem(
    `draft:/:price-change-sale-7-${USER_ID}`,
    JSON.stringify({ new_price: '25000', is_sure: true }),
  )
  showPrice(USER_ID)
  expect(
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Yes, this is the price that I mean' }))
      .checked,
  ).toBe(true)
})

it('a chosen package is still chosen after a login, with a note that it must still be sent (D-09)', async () => {
  const { unmount } = showOrder()
  await vi.dynamicImportSettled()
  fireEvent.click(screen.getByRole('radio', { name: /^NATIONAL/ }))
  saveDrafts()
  unmount()
  showOrder()
  expect(await screen.findByText(/please send it now/)).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^NATIONAL/ }).checked).toBe(true)
})
