// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import type { FormState } from '@/components/forms/form-state'
import { AddressForm } from '@/components/selling/address-form'
import { DescriptionForm } from '@/components/selling/description-form'
import { PriceForm } from '@/components/selling/price-form'
import { OwnersForm } from '@/components/selling/owners-form'
import { RentForm } from '@/components/selling/rent-form'
import { accepts, mockCalls } from '../account/fixture'
import { renderWithSettings, withSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
/** The form state that the server renders after a post without JavaScript. */
const postedForm = vi.hoisted(() => ({ state: null as FormState | null }))
vi.mock('react', async (load) => {
  const react = await load<Record<string, unknown>>()
  const useActionState = react['useActionState'] as (...args: unknown[]) => unknown
  return {
    ...react,
    useActionState: (action: unknown, initial: unknown) =>
      useActionState(action, postedForm.state ?? initial),
  }
})
beforeEach(() => {
  postedForm.state = null
  window.sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const home = { kind: 'let', id: 31, revision: 1, userId: 7, nextHref: '/next' } as const
const rentForm = (
  <RentForm
    home={home}
    nation="england"
    isResidential
    defaults={{ price_pcm: '1200', deposit_amount: '' }}
    today="2026-11-27"
  />
)
const getField = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)

/** Shows a form, types a text, stores the form's draft as before a login, and shows the form again. */
async function showWithDraft(form: React.ReactElement, label: RegExp | string, text: string) {
  renderWithSettings(form)
  fireEvent.change(getField(label), { target: { value: text } })
  const { saveDrafts } = await import('@/lib/browser/draft')
  saveDrafts()
  cleanup()
  renderWithSettings(form)
  await waitFor(() => expect(getField(label).value).toBe(text))
}

it('a description that was typed before a login is checked for unlawful words', async () => {
  const form = (
    <DescriptionForm
      home={home}
      nation="england"
      isResidential
      defaults={{ summary: '', description: '', features: '' }}
      isLive={false}
    />
  )
  await showWithDraft(form, 'Description', 'A bright flat. No DSS.')
  expect(await screen.findByText(/“No DSS”: .*We cannot publish an advert with it/)).toBeTruthy()
})

it('a form with values that were typed before the session ended says that they are not saved yet', async () => {
  await showWithDraft(rentForm, /^Rent of a calendar month/, '1300')
  expect(await screen.findByText(/You were logged out before this was saved/)).toBeTruthy()
  cleanup()
  await showWithDraft(
    <OwnersForm home={home} holder="Ann" coOwners={[]} />,
    /^Owners besides Ann/,
    'Bob Bell',
  )
  expect(await screen.findByText(/You were logged out before this was sent/)).toBeTruthy()
})

it('the deposit limits follow a rent that was typed before a login', async () => {
  renderWithSettings(rentForm)
  // Five weeks' rent at £1,200 a month.
  expect(screen.getByText(/^At most £1,384/)).toBeTruthy()
  cleanup()
  await showWithDraft(rentForm, /^Rent of a calendar month/, '1300')
  // Five weeks' rent at £1,300 a month.
  expect(await screen.findByText(/^At most £1,500/)).toBeTruthy()
})

it('the deposit limits follow the rent of a refused post without JavaScript', () => {
  postedForm.state = {
    values: { price_pcm: '1300', deposit_amount: '9000' },
    errors: { deposit_amount: 'Too much.' },
    outcome: null,
  }
  expect(renderToString(withSettings(rentForm))).toContain('At most £1,500')
})

it('a corrected postcode replaces the town and county of the wrong one, but not typed values', async () => {
  const fillPostcode = (postcode: string, town: string, county: string) => {
    mockCalls({ of_postcode: accepts({ town, county, nation: 'england' }) })
    fireEvent.change(getField('Postcode'), { target: { value: postcode } })
    fireEvent.blur(getField('Postcode'))
  }
  renderWithSettings(<AddressForm home={home} defaults={{}} />)
  fillPostcode('YO1 7HH', 'York', 'North Yorkshire')
  await waitFor(() => expect(getField(/^Town/).value).toBe('York'))
  fireEvent.change(getField(/^County/), { target: { value: 'Yorkshire' } })
  fillPostcode('CM8 2AB', 'Witham', 'Essex')
  await waitFor(() => expect(getField(/^Town/).value).toBe('Witham'))
  expect(getField(/^County/).value).toBe('Yorkshire')
})

it('the form selects no other qualifier in place of one that only the agency may set', () => {
  renderWithSettings(
    <PriceForm home={{ ...home, kind: 'sale' }} defaults={{ price: '1', price_options: 'sale-by-tender' }} />,
  )
  expect(getField(/^How the price is meant/).value).toBe('')
  cleanup()
  renderWithSettings(
    <PriceForm home={{ ...home, kind: 'sale' }} defaults={{ price: '1', price_options: 'guide-price' }} />,
  )
  expect(getField(/^How the price is meant/).value).toBe('guide-price')
  expect(screen.queryByText('Please choose')).toBeNull()
})
