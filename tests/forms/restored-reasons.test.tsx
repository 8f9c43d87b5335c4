// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MakeOfferForm } from '@/components/listing/make-offer-form'
import { OfferActions } from '@/components/offers/offer-actions'
import { RequestActions } from '@/components/offers/request-actions'
import { ViewingAnswers } from '@/components/viewings/viewing-answers'
import { saveDrafts } from '@/lib/browser/draft'
import { renderWithSettings } from '../support/public-settings'

// Mocks the server action for posts without JavaScript, which loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }) }))

const OTHER_USER_ID = 4
const offer = { offerId: 7, role: 'owner', amount: 240_000, amountText: '£240,000', other: 'Ben B.' } as const
const showOffer = (userId: number) =>
  renderWithSettings(
    <OfferActions {...offer} userId={userId} actions={['counter', 'decline']} bindingMoment="contracts" />,
  )
const showRequest = (userId: number) =>
  renderWithSettings(
    <RequestActions userId={userId} requestId={7} other="Ben B." actions={['decline', 'undo']} />,
  )
const showViewing = (userId: number) =>
  renderWithSettings(
    <ViewingAnswers
      userId={userId}
      viewingId={7}
      answers={['accept', 'reschedule', 'decline', 'cancel']}
      days={[{ day: '2026-12-01', times: ['10:00'] }]}
    />,
  )

const showNewOffer = () =>
  renderWithSettings(
    <MakeOfferForm
      listingId={7}
      userId={3}
      askingPrice="£365,000"
      defaults={{}}
      validUntil={{ min: '2026-11-28', max: '2027-02-28' }}
      hasOpenOffer={false}
    />,
  )

const getReasonIn = (formLabel: string) => {
  const fold = screen.getByText(formLabel, { selector: 'summary' }).closest('details')!
  return { fold, reason: fold.querySelector('textarea')! }
}

/** Counts the open folds of forms. The days inside of a form are folds too. */
const countOpenFolds = () => document.querySelectorAll('details[open]:has(form)').length

beforeEach(() => window.sessionStorage.clear())

describe.each([
  ['declines an offer', showOffer, 'Decline'],
  ['answers an offer with another amount', showOffer, 'Name another amount'],
  ['declines a request to let', showRequest, 'Decline'],
  ['declines a viewing', showViewing, 'Decline'],
  ['cancels a viewing', showViewing, 'Cancel the viewing'],
  ['proposes another time', showViewing, 'Propose another time'],
])('the reason of a user who %s', (_, show, formLabel) => {
  const typeReasonAndLeave = async () => {
    const { unmount } = show(3)
    // The form looks for a draft when it is shown.
    await vi.dynamicImportSettled()
    fireEvent.change(getReasonIn(formLabel).reason, { target: { value: 'We have found another home' } })
    // Runs when the session has ended, before the login opens.
    saveDrafts()
    unmount()
  }

  it('is in the form again after a login, and the form is open (D-09)', async () => {
    await typeReasonAndLeave()
    show(3)
    expect(await screen.findByText(/You were logged out before this was sent/)).toBeDefined()
    const { fold, reason } = getReasonIn(formLabel)
    expect([fold.open, reason.value]).toEqual([true, 'We have found another home'])
    expect(countOpenFolds()).toBe(1)
  })

  it('is not shown to another user', async () => {
    await typeReasonAndLeave()
    show(OTHER_USER_ID)
    await vi.dynamicImportSettled()
    expect([getReasonIn(formLabel).reason.value, countOpenFolds()]).toEqual(['', 0])
  })
})

it.each([
  ['another amount for an offer', 'offer-counter-7-3', () => showOffer(3)],
  ['a new offer', 'user-3-make-an-offer', showNewOffer],
])(
  'the draft of %s shows the tick at its unusual amount, so that it does not count for another amount unseen',
  async (_, draftKey, show) => {
    const draft = JSON.stringify({ offer_amount: '36500', is_sure: true })
    window.sessionStorage.setItem(`draft:${window.location.pathname}:${draftKey}`, draft)
    show()
    expect(await screen.findByRole('checkbox', { name: /this is the amount/, checked: true })).toBeDefined()
  },
)
