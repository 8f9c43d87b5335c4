import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { defineForm } from '../define-form'

const loadRules = () => import('@/lib/contract/thread-rules')

/** Defines the form of a question to the owner of a listing (B-07, B-10). */
const defineQuestionForm = (id: string, call: 'askAboutProperty' | 'askAboutLetting') =>
  defineForm({
    id,
    call,
    loadSchema: () => loadRules().then((rules) => rules.questionFormSchema),
    fields: { property_id: 'hidden', message: 'text' },
    toInput: ({ property_id, message }) => ({ property_id: Number(property_id), message }),
    describeSent: ({ message }) => [message],
    messages: {
      refused: '',
      noReply: 'We got no answer, so nothing has been sent yet. Please try again in a moment.',
    },
    getSentHref: ({ thread_id }) => routes.accountThread(thread_id),
    idPrefix: 'own-',
    isOpenToVisitors: true,
  })

export const questionForms: Record<ListingKind, ReturnType<typeof defineQuestionForm>> = {
  sale: defineQuestionForm('ask-about-property', 'askAboutProperty'),
  let: defineQuestionForm('ask-about-letting', 'askAboutLetting'),
}

export const replyForm = defineForm({
  id: 'reply',
  call: 'sendMessage',
  loadSchema: () => loadRules().then((rules) => rules.replyFormSchema),
  fields: { thread_id: 'hidden', message: 'text' },
  toInput: ({ thread_id, message }) => ({ thread_id: Number(thread_id), message }),
  messages: {
    refused: '',
    noReply:
      'We got no answer, so nothing has been sent yet. What you wrote is still here: please try again in a moment.',
    done: 'Your message has been sent.',
  },
  idPrefix: 'reply-',
  canRepeat: true,
  clearsWhenDone: true,
})

export const reportThreadForm = defineForm({
  id: 'report-thread',
  call: 'reportThread',
  loadSchema: () => loadRules().then((rules) => rules.reportFormSchema),
  fields: { thread_id: 'hidden', reason: 'text' },
  toInput: ({ thread_id, reason }) => ({ thread_id: Number(thread_id), reason }),
  messages: {
    refused: '',
    noReply: 'We got no answer, so nothing has been reported yet. Please try again in a moment.',
    done: 'Thank you. We will read the conversation within one working day, and act if we have to. The other person is not told.',
  },
  idPrefix: 'report-',
})

const sharedByBlockForms = {
  loadSchema: () => loadRules().then((rules) => rules.blockFormSchema),
  fields: { thread_id: 'hidden' },
  toInput: ({ thread_id }: { thread_id: string }) => ({ thread_id: Number(thread_id) }),
  canRepeat: true,
} as const

const BLOCK_NO_REPLY = 'We got no answer, so nothing has changed yet. Please try again in a moment.'

export const blockPersonForm = defineForm({
  ...sharedByBlockForms,
  id: 'block-person',
  call: 'blockPerson',
  messages: { refused: '', noReply: BLOCK_NO_REPLY, done: 'This person is blocked.' },
})

export const unblockPersonForm = defineForm({
  ...sharedByBlockForms,
  id: 'unblock-person',
  call: 'unblockPerson',
  messages: { refused: '', noReply: BLOCK_NO_REPLY, done: 'This person is no longer blocked.' },
})
