import { defineForm } from '../define-form'

const messages = {
  refused: 'That did not work. Please try again.',
  noReply: 'We got no answer, so nothing has changed yet. Please try again in a moment.',
}

/** Answers the mailed question whether a listing is still up to date (field O7). */
export const confirmListingForm = defineForm({
  id: 'confirm-listing',
  call: 'answerConfirmation',
  loadSchema: () => import('@/lib/contract/confirmation-rules').then((rules) => rules.confirmationFormSchema),
  fields: { key: 'hidden', answer: 'text' },
  toInput: (values) => values,
  messages,
})

export const confirmOwnListingForm = defineForm({
  id: 'confirm-own-listing',
  call: 'confirmListing',
  loadSchema: () =>
    import('@/lib/contract/confirmation-rules').then((rules) => rules.ownConfirmationFormSchema),
  fields: { kind: 'hidden', listing: 'hidden' },
  toInput: ({ kind, listing }) => ({ kind, id: Number(listing) }),
  messages,
})
