// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import { MakeOfferForm } from '@/components/listing/make-offer-form'
import { RequestLetForm } from '@/components/listing/request-let-form'
import { navigation } from '@/lib/browser/navigation'
import { routes } from '@/lib/config/routes'
import { MAX_MOVE_IN_DAYS_AHEAD, MAX_OFFER_VALID_DAYS, MAX_TENANTS } from '@/lib/contract/offer-messages'
import { addDays, londonDay } from '@/lib/format/london-clock'
import { renderWithSettings } from '../support/public-settings'

// The server action for posts without JavaScript loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

const USER_ID = 3
const SALE_ID = 7
const LETTING_ID = 9
const THREAD_ID = 12
const fetchMock = vi.fn<typeof fetch>()
const visitedPaths: string[] = []
beforeEach(() => {
  fetchMock.mockReset()
  visitedPaths.length = 0
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(navigation, 'to').mockImplementation((path) => void visitedPaths.push(path))
  window.sessionStorage.clear()
  window.localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const today = londonDay(new Date())
const validMoveInDate = addDays(today, 30)
const getField = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
const typeInto = (label: RegExp | string, value: string) =>
  fireEvent.change(getField(label), { target: { value } })
const readSentBody = () => JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body)) as Record<string, unknown>

describe('an offer', () => {
  const showForm = (userId = USER_ID) =>
    renderWithSettings(
      <MakeOfferForm
        listingId={SALE_ID}
        userId={userId}
        askingPrice="£250,000"
        defaults={{ buying_position: 'cash', proof_of_funds: 'later' }}
        validUntil={{ min: today, max: addDays(today, MAX_OFFER_VALID_DAYS) }}
        hasOpenOffer={false}
      />,
    )
  const send = () => {
    const button = screen.getByRole('button', { name: /Send your offer|Sending/ })
    fireEvent.submit(button.closest('form')!)
  }

  it('is sent once with the amount in pounds and the buyer’s statements, and links to its thread (B-09, D-160)', async () => {
    fetchMock.mockResolvedValue(
      Response.json({ code: 1, message: 'Sent.', data: { offer_id: 5, thread_id: THREAD_ID } }),
    )
    showForm()
    typeInto('Your offer in pounds', '240k')
    typeInto(/^What your offer depends on/, 'A survey')
    // The form is submitted twice in a row, as by a double click.
    send()
    send()
    const link = await screen.findByRole('link', { name: 'your conversation' })
    expect(link.getAttribute('href')).toBe(`/my-account/inbox/${THREAD_ID}`)
    expect(screen.getByText('Your offer: £240,000')).toBeTruthy()
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(readSentBody()).toEqual({
      property_id: SALE_ID,
      user_id: USER_ID,
      offer_amount: 240_000,
      buying_position: 'cash',
      chain: '',
      conditions: 'A survey',
      proof_of_funds: 'later',
      valid_until: '',
      message: '',
      is_sure: false,
    })
  })

  it('is not sent without an amount, nor with a last day in the past', async () => {
    showForm()
    typeInto('Valid until', addDays(today, -1))
    send()
    expect(await screen.findByRole('link', { name: 'Please enter your offer amount' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Please choose today or a later date' })).toBeTruthy()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('has to be confirmed by a checkbox if it is far from the asking price', async () => {
    const message = 'Are you sure? £24,000 is far below the asking price of £250,000.'
    fetchMock.mockResolvedValue(Response.json({ code: 0, message, data: null }))
    showForm()
    typeInto('Your offer in pounds', '24,000')
    expect(screen.queryByRole('checkbox')).toBeNull()
    send()
    const confirmation = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /^Yes, this is the amount that I mean to offer/,
    })
    expect(screen.getByRole('link', { name: message })).toBeTruthy()
    fetchMock.mockResolvedValue(
      Response.json({ code: 1, message: 'Sent.', data: { offer_id: 5, thread_id: THREAD_ID } }),
    )
    fireEvent.click(confirmation)
    send()
    expect(await screen.findByText('Sent.')).toBeTruthy()
    expect(JSON.parse(String(fetchMock.mock.calls[1]?.[1]?.body))).toMatchObject({ is_sure: true })
  })

  it('leads a visitor to the login, and is shown again to the user who logs in (D-20)', async () => {
    // Answers the check of the session before the login opens.
    fetchMock.mockResolvedValue(Response.json({ code: 1, message: '', data: null }))
    const { unmount } = showForm(VISITOR_ID)
    typeInto('Your offer in pounds', '£240,000')
    typeInto(/^Your chain/, 'Our flat is sold')
    send()
    await waitFor(() => expect(visitedPaths).toEqual([routes.login]))
    const requestedUrls = fetchMock.mock.calls.map(([url]) => String(url))
    expect(requestedUrls.filter((url) => url.includes('offer'))).toEqual([])
    unmount()
    showForm()
    await waitFor(() => expect(getField('Your offer in pounds').value).toBe('£240,000'))
    expect(getField(/^Your chain/).value).toBe('Our flat is sold')
  })
})

describe('a request to let', () => {
  const showForm = ({ isCommercial = false } = {}) =>
    renderWithSettings(
      <RequestLetForm
        listingId={LETTING_ID}
        isCommercial={isCommercial}
        userId={USER_ID}
        moveIn={{ min: today, max: addDays(today, MAX_MOVE_IN_DAYS_AHEAD) }}
        petsHint="Such as one cat"
      />,
    )
  const send = () =>
    fireEvent.submit(screen.getByRole('button', { name: /Send your request|Sending/ }).closest('form')!)

  it('asks neither for a rent nor about income, benefits or children, is sent once, and links to its thread (B-12, domain B3)', async () => {
    fetchMock.mockResolvedValue(
      Response.json({ code: 1, message: 'Sent.', data: { request_id: 5, thread_id: THREAD_ID } }),
    )
    showForm()
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent)
    expect(labels.join(' ')).not.toMatch(/rent|offer|amount|income|benefit|child/i)
    typeInto('Move-in date', validMoveInDate)
    typeInto('Number of tenants', '2')
    typeInto(/^Pets/, 'One cat')
    // The form is submitted twice in a row, as by a double click.
    send()
    send()
    const link = await screen.findByRole('link', { name: 'your conversation' })
    expect(link.getAttribute('href')).toBe(`/my-account/inbox/${THREAD_ID}`)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(readSentBody()).toEqual({
      property_id: LETTING_ID,
      user_id: USER_ID,
      move_in_date: validMoveInDate,
      number_of_tenants: 2,
      pets: 'One cat',
      message: '',
    })
  })

  it('for business premises asks about the lease and the business, and not about tenants or pets', async () => {
    fetchMock.mockResolvedValue(
      Response.json({ code: 1, message: 'Sent.', data: { request_id: 5, thread_id: THREAD_ID } }),
    )
    showForm({ isCommercial: true })
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent)
    expect(labels.join(' ')).not.toMatch(/tenant|pet|move/i)
    typeInto('Start of the lease', validMoveInDate)
    typeInto(/^Your business/, 'A bakery.')
    send()
    expect(await screen.findByText('A bakery.')).toBeTruthy()
    expect(readSentBody()).toEqual({
      property_id: LETTING_ID,
      user_id: USER_ID,
      move_in_date: validMoveInDate,
      number_of_tenants: 1,
      pets: '',
      message: 'A bakery.',
    })
  })

  it.each([
    ['2026-02-31', '2', 'Please choose a date'],
    [addDays(today, -1), '2', 'Please choose today or a later date'],
    // More than a day beyond the limit, because midnight may pass while the tests run.
    [addDays(today, MAX_MOVE_IN_DAYS_AHEAD + 2), '2', 'Please choose a date within the next 12 months'],
    [validMoveInDate, String(MAX_TENANTS + 1), 'Please enter a number of tenants from 1 to 20'],
    [validMoveInDate, '1.5', 'Please enter the number of tenants'],
  ])('is not sent for %s with %s tenants: %s', async (date, tenants, message) => {
    showForm()
    const input = getField('Move-in date')
    // A date field cannot hold a day that does not exist, so the test turns it into a text field.
    input.type = 'text'
    typeInto('Move-in date', date)
    typeInto('Number of tenants', tenants)
    send()
    expect(await screen.findByRole('link', { name: message })).toBeTruthy()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('shows why the agency refuses the request, such as for a bid above the rent, and keeps the typed text', async () => {
    const message = 'In England nobody may ask for, offer or accept more than the advertised rent.'
    fetchMock.mockResolvedValue(Response.json({ code: 0, message, data: null }))
    showForm()
    typeInto('Move-in date', validMoveInDate)
    typeInto('Number of tenants', '1')
    typeInto(/^Anything that the landlord/, 'I could pay £50 more.')
    send()
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(getField(/^Anything that the landlord/).value).toBe('I could pay £50 more.')
  })
})
