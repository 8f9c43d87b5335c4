// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { MarketForm } from '@/components/selling/market-form'
import { PriceChangeForm } from '@/components/selling/price-change-form'
import { accepts, mockCalls, refuses } from '../account/fixture'
import { renderWithSettings, withSettings } from '../support/public-settings'

const { router } = vi.hoisted(() => ({ router: { refresh: vi.fn(), push: vi.fn(), replace: vi.fn() } }))
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/my-account/properties/31',
}))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const home = { userId: 7, kind: 'sale', listingId: 31 } as const
const PriceForm = ({ price }: { price: number }) => (
  <PriceChangeForm {...home} price={price} deposit={null} nation="england" />
)
const findPriceField = () => screen.findByRole('textbox', { name: 'New price in pounds' })
const submitPrice = async (price: string) => {
  await userEvent.type(await findPriceField(), price)
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
}
const readStatusText = () => screen.getByRole('status').textContent
/** The button that was pressed is gone with its form, so the message has to take the focus. */
const expectFocusedStatus = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))

it('the message about a changed price takes the focus and stays beside the new price until the next change', async () => {
  mockCalls({ change_price: accepts(null, 'The new price is public.') })
  const { rerender } = renderWithSettings(<PriceForm price={350_000} />)
  await submitPrice('340000')
  await waitFor(() => expect(readStatusText()).toBe('The new price is public.'))
  expect(router.refresh).toHaveBeenCalled()
  rerender(withSettings(<PriceForm price={340_000} />))
  expect(readStatusText()).toBe('The new price is public.')
  await expectFocusedStatus()
  expect((await findPriceField()).getAttribute('value')).toBeNull()
  const sentCalls = mockCalls({ change_price: refuses('That is the price already.') })
  await submitPrice('340000')
  expect(await screen.findAllByText('That is the price already.')).not.toEqual([])
  expect(readStatusText()).toBe('')
  expect(sentCalls[0]?.body).toMatchObject({ seen_price: 340_000, new_price: 340_000 })
})

it('a price far from the present one is sent again, as confirmed, once the owner ticks the checkbox', async () => {
  const question = 'Are you sure? £49,000 is far below the present price of £499,995.'
  const sentCalls = mockCalls({ change_price: refuses(question) })
  renderWithSettings(<PriceForm price={499_995} />)
  // A small price of a home for sale is read as thousands: £49,000.
  await submitPrice('49')
  const box = await screen.findByRole('checkbox', { name: /^Yes, this is the price that I mean/ })
  expect(screen.getAllByText(question)).not.toEqual([])
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
  await waitFor(() => expect(sentCalls).toHaveLength(2))
  expect(sentCalls.map(({ body }) => body)).toMatchObject([
    { new_price: 49_000, is_sure: false },
    { new_price: 49_000, is_sure: true },
  ])
})

it('the form says that the rent cannot be raised once a tenant has been accepted', async () => {
  const letting = { userId: 7, kind: 'let', listingId: 31, price: 1_300, deposit: null } as const
  renderWithSettings(<PriceChangeForm {...letting} nation="england" hasTenant />)
  const rent = await screen.findByRole('textbox', { name: 'New rent of a calendar month in pounds' })
  expect(document.getElementById(rent.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'you can lower it but not raise it',
  )
})

it('a landlord who corrects only the deposit sends the present rent to the penny', async () => {
  const sentCalls = mockCalls({ change_price: accepts(null, 'The new deposit is public.') })
  const letting = { userId: 7, kind: 'let', listingId: 31, price: 433.33, deposit: 499.77 } as const
  renderWithSettings(<PriceChangeForm {...letting} nation="england" />)
  const deposit = await screen.findByRole('textbox', { name: 'Deposit in pounds' })
  await userEvent.clear(deposit)
  await userEvent.type(deposit, '£450.50')
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
  await waitFor(() => expect(sentCalls).toHaveLength(1))
  expect(sentCalls[0]?.body).toMatchObject({ seen_price: 433.33, new_price: 433.33, new_deposit: 450.5 })
})

it('the message about a withdrawn home takes the focus and stays beside the button that republishes it', async () => {
  mockCalls({ change_market: accepts(null, 'The home is off the market.') })
  const { rerender } = renderWithSettings(<MarketForm {...home} action="withdraw" />)
  await userEvent.click(screen.getByText('Take it off the market'))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, take it off the market' }))
  await waitFor(() => expect(readStatusText()).toBe('The home is off the market.'))
  rerender(withSettings(<MarketForm {...home} action="republish" />))
  expect(screen.getByRole('button', { name: 'Put it back on the market' })).toBeTruthy()
  expect(readStatusText()).toBe('The home is off the market.')
  await expectFocusedStatus()
})
