import type { ListingKind } from '@/lib/domain/listing-kind'
import { defineForm } from '../define-form'

const loadRules = () => import('@/lib/contract/saved-home-rules')

const toListing = ({ kind, listing }: { kind: ListingKind; listing: string }) => ({
  kind,
  id: Number(listing),
})

const messages = {
  refused: 'That did not work. Please try again.',
  noReply: 'We got no answer, so nothing has changed yet. Please try again in a moment.',
}

/** The parts of the forms that consist of one button. Such a form sends only its listing. */
const sharedByListingButtons = {
  loadSchema: () => loadRules().then((rules) => rules.savedHomeFormSchema),
  fields: { kind: 'hidden', listing: 'hidden' },
  toInput: toListing,
} as const

export const addSavedHomeForm = defineForm({
  ...sharedByListingButtons,
  id: 'add-saved-home',
  call: 'addSavedHome',
  messages: { ...messages, done: 'Saved.' },
})

export const removeSavedHomeForm = defineForm({
  ...sharedByListingButtons,
  id: 'remove-saved-home',
  call: 'removeSavedHome',
  messages: { ...messages, done: 'Removed.' },
})

export const removeHiddenHomeForm = defineForm({
  ...sharedByListingButtons,
  id: 'remove-hidden-home',
  call: 'removeHiddenHome',
  messages: { ...messages, done: 'This home is in your results again.' },
})

export const noteSavedHomeForm = defineForm({
  id: 'note-saved-home',
  call: 'noteSavedHome',
  loadSchema: () => loadRules().then((rules) => rules.homeNoteFormSchema),
  fields: { kind: 'hidden', listing: 'hidden', note: 'text' },
  toInput: ({ note, ...listing }) => ({ ...toListing(listing), note }),
  messages: { ...messages, done: 'Your note is saved.' },
  canRepeat: true,
})

const loadSharingRules = () => import('@/lib/contract/home-sharing-rules')

export const shareInvitationForm = defineForm({
  id: 'share-homes',
  call: 'inviteToShareHomes',
  loadSchema: () => loadSharingRules().then((rules) => rules.shareInvitationFormSchema),
  fields: { email: 'text' },
  toInput: (values) => values,
  messages: { ...messages, done: 'Your invitation is on its way.' },
  idPrefix: 'share-',
})

const sharedBySharingButtons = {
  loadSchema: () => loadSharingRules().then((rules) => rules.sharingButtonFormSchema),
  fields: {},
  toInput: () => ({}),
} as const

export const withdrawInvitationForm = defineForm({
  ...sharedBySharingButtons,
  id: 'withdraw-invitation',
  call: 'withdrawShareInvitation',
  messages: { ...messages, done: 'The invitation is withdrawn.' },
})

export const endSharingForm = defineForm({
  ...sharedBySharingButtons,
  id: 'end-sharing',
  call: 'endHomeSharing',
  messages: { ...messages, done: 'You no longer share your saved homes.' },
})

export const acceptInvitationForm = defineForm({
  id: 'accept-invitation',
  call: 'acceptShareInvitation',
  loadSchema: () => loadSharingRules().then((rules) => rules.acceptInvitationFormSchema),
  fields: { invitation: 'hidden' },
  toInput: (values) => values,
  messages: { ...messages, done: 'You now share your saved homes.' },
})
