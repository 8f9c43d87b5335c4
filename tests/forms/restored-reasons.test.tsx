// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MakeOfferForm } from '@/components/listing/make-offer-form'
import { OfferActions } from '@/components/offers/offer-actions'
import { RequestActions } from '@/components/offers/request-actions'
import { ViewingAnswers } from '@/components/viewings/viewing-answers'
import { saveDrafts } from '@/lib/browser/draft'
import { renderWithSettings } from '../support/public-settings'

// The server action for posts without JavaScript loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }) }))

const USER_ID = 3
const OTHER_USER_ID = 4
/** Selects folds that contain a form. A fold inside a form, which shows the times of one day, contains none. */
const OPEN_FOLD_OF_FORM = 'details[open]:has(form)'
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
      userId={USER_ID}
      askingPrice="£365,000"
      defaults={{}}
      validUntil={{ min: '2026-11-28', max: '2027-02-28' }}
      hasOpenOffer={false}
    />,
  )

const findReasonField = (formLabel: string) => {
  const fold = screen.getByText(formLabel, { selector: 'summary' }).closest('details')!
  return { fold, reason: fold.querySelector('textarea')! }
}

const countOpenForms = () => document.querySelectorAll(OPEN_FOLD_OF_FORM).length

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
    const { unmount } = show(USER_ID)
    // The form looks for a draft when it is shown.
    await vi.dynamicImportSettled()
    fireEvent.change(findReasonField(formLabel).reason, { target: { value: 'We have found another home' } })
    // The site calls this when the session has ended, before it opens the login.
    saveDrafts()
    unmount()
  }

  it('is in the form again after a login, and the form is open (D-09)', async () => {
    await typeReasonAndLeave()
    show(USER_ID)
    expect(await screen.findByText(/You were logged out before this was sent/)).toBeDefined()
    const { fold, reason } = findReasonField(formLabel)
    expect([fold.open, reason.value]).toEqual([true, 'We have found another home'])
    expect(countOpenForms()).toBe(1)
  })

  it('is not shown to another user', async () => {
    await typeReasonAndLeave()
    show(OTHER_USER_ID)
    await vi.dynamicImportSettled()
    expect([findReasonField(formLabel).reason.value, countOpenForms()]).toEqual(['', 0])
  })
})

it.each([
  ['another amount for an offer', `offer-counter-${offer.offerId}-${USER_ID}`, () => showOffer(USER_ID)],
  ['a new offer', `user-${USER_ID}-make-an-offer`, showNewOffer],
])(
  'a restored draft of %s shows its ticked confirmation of an unusual amount, which the user may want to untick',
  async (_, draftKey, show) => {
    const draft = JSON.stringify({ offer_amount: '36500', is_sure: true })
    window.sessionStorage.setItem(`draft:${window.location.pathname}:${draftKey}`, draft)
    show()
    expect(await screen.findByRole('checkbox', { name: /this is the amount/, checked: true })).toBeDefined()
  },
)
