import type { CallInput, CallName, Contract } from '../../lib/contract'
import { londonDay } from '../../lib/format/london-clock'
import { PASSWORD, type TestUser } from '../support/accounts'
import { MISSING_ID } from '../support/missing-id'
import { PACKAGE_PENCE, SUBSCRIPTION_PENCE } from '../support/orders'
import { slotAtNoon } from '../support/viewings'
import { profileInput, userIdInput } from './call-inputs'
import { fileCallCases } from './file-call-cases'
import { saleCallCases } from './sale-call-cases'
import { savedCallCases } from './saved-call-cases'
import { sellingCallCases } from './selling-call-cases'

/** The names of the calls that need a logged-in user. */
export type UserCall = { [N in CallName]: Contract[N]['access'] extends 'user' ? N : never }[CallName]

export interface CallCase<N extends UserCall> {
  /** Creates valid input about the user's own records, which have these ids. */
  input: (user: TestUser, ids: RecordIds) => CallInput<N>
  /** Input about a record that does not exist, and the refusal. Another user's record must get the same refusal. */
  missing?: { input: (user: TestUser) => CallInput<N>; message: string }
}
/** The ids of records of a user, and of listings that others own. */
export interface RecordIds {
  message: number
  session: number
  emailKey: string
  /** The conversation of the user and the owner of `sale`. */
  thread: number
  /** A live listing for sale of the user. */
  home: number
  /** A draft for sale of the user. */
  draft: number
  /** A live letting of the user. */
  ownLetting: number
  /** Listings of somebody else. */
  sale: number
  letting: number
  /** A viewing that another owner has proposed to the user, and the two listings of that owner. */
  viewing: { id: number; sale: number; letting: number }
  /** An offer of the user for `sale`. */
  offer: number
  /** An accepted offer of somebody else for `home`. */
  agreedOffer: number
  /** An accepted offer of somebody else for another home of the user, whose memorandum of sale has been sent. */
  soldOffer: number
  /** A request of the user to rent `letting`. */
  request: number
  /** An accepted request of somebody else to rent another letting of the user. */
  agreedRequest: number
  /** An open order of the user for `home`, of £395. */
  order: { id: number; reference: string }
  /** An open subscription of the user for `home`. */
  subscription: { reference: string }
  /** A picture of `home`. */
  file: number
  /** An unfinished upload to `home`. */
  upload: string
  savedSearch: number
  /** The key of an invitation to share saved homes, mailed to the user. */
  invitation: string
  /** An alert: a mail about new homes of a saved search. */
  searchAlert: number
}

const createOrderCase = <Other extends object>(otherInput: Other) => ({
  input: (user: TestUser, { order }: RecordIds) => ({
    ...userIdInput(user),
    ...otherInput,
    order_id: order.id,
  }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...otherInput, order_id: MISSING_ID }),
    message: 'Order not found',
  },
})
/** Creates the case of a call about a listing of the user, which is `home` or `ownLetting` of `RecordIds`. */
const createOwnListingCase = <Other extends object>(listing: 'home' | 'ownLetting', otherInput: Other) => ({
  input: (user: TestUser, ids: RecordIds) => ({
    ...userIdInput(user),
    ...otherInput,
    property_id: ids[listing],
  }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...otherInput, property_id: MISSING_ID }),
    message: 'Property not found',
  },
})
const packageCheckout = { order_amount: PACKAGE_PENCE, property_type: 'sales', is_package_payment: 1 }
const subscriptionCheckout = { order_amount: SUBSCRIPTION_PENCE, property_type: 'sales' }
const createThreadCase = <Other extends object>(otherInput: Other) => ({
  input: (user: TestUser, { thread }: RecordIds) => ({
    ...userIdInput(user),
    ...otherInput,
    thread_id: thread,
  }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...otherInput, thread_id: MISSING_ID }),
    message: 'Thread not found',
  },
})

/** The cases of all calls that need a user. The compiler reports a call without a case. */
export const callCases: { [N in UserCall]: CallCase<N> } = {
  getUserData: { input: userIdInput },
  updateProfile: { input: (user) => ({ ...userIdInput(user), ...profileInput }) },
  changePassword: {
    input: (user) => ({
      ...userIdInput(user),
      ...(user.isGuest ? {} : { current_password: PASSWORD }),
      password: `${PASSWORD}!`,
      confirm_password: `${PASSWORD}!`,
    }),
  },
  getEmailChange: { input: userIdInput },
  requestEmailChange: {
    input: (user) => ({
      ...userIdInput(user),
      new_email: `new.${user.email}`,
      ...(user.isGuest ? {} : { current_password: PASSWORD }),
    }),
  },
  confirmEmailChange: {
    input: (user, { emailKey }) => ({ ...userIdInput(user), key: emailKey }),
    missing: {
      input: (user) => ({ ...userIdInput(user), key: 'no-such-key' }),
      message: 'This link is invalid or has expired.',
    },
  },
  getUserMessages: { input: () => ({}) },
  setUserMessageRead: {
    input: (_, { message }) => ({ message_id: message }),
    missing: { input: () => ({ message_id: MISSING_ID }), message: 'Message not found' },
  },
  getPreferences: { input: userIdInput },
  updatePreferences: {
    input: (user) => ({
      ...userIdInput(user),
      newsletter: false,
      notify_messages: true,
      notify_logins: true,
    }),
  },
  getSessions: { input: userIdInput },
  endSessions: {
    input: (user, { session }) => ({ ...userIdInput(user), session_id: session }),
    missing: {
      input: (user) => ({ ...userIdInput(user), session_id: MISSING_ID }),
      message: 'Session not found',
    },
  },
  exportData: { input: userIdInput },
  deleteAccount: {
    input: (user) => ({ ...userIdInput(user), ...(user.isGuest ? {} : { current_password: PASSWORD }) }),
  },
  confirmListing: {
    input: (user, { home }) => ({ ...userIdInput(user), kind: 'sale', id: home }),
    missing: {
      input: (user) => ({ ...userIdInput(user), kind: 'sale', id: MISSING_ID }),
      message: 'Listing not found',
    },
  },
  ...sellingCallCases,
  getUserProperties: { input: userIdInput },
  getUserLettings: { input: userIdInput },
  askAboutProperty: {
    input: (user, { sale }) => ({ ...userIdInput(user), property_id: sale, message: 'Hello?' }),
  },
  askAboutLetting: {
    input: (user, { letting }) => ({ ...userIdInput(user), property_id: letting, message: 'Hello?' }),
  },
  getThreads: { input: userIdInput },
  unreadThreads: { input: userIdInput },
  getThread: createThreadCase({}),
  sendMessage: createThreadCase({ message: 'Hello again' }),
  blockPerson: createThreadCase({}),
  unblockPerson: createThreadCase({}),
  reportThread: createThreadCase({ reason: 'Rude words' }),
  arrangeViewing: {
    input: (user, { viewing }) => ({ ...userIdInput(user), property_id: viewing.sale, ...slotAtNoon() }),
  },
  arrangeLettingViewing: {
    input: (user, { viewing }) => ({ ...userIdInput(user), property_id: viewing.letting, ...slotAtNoon() }),
  },
  getUserViewings: { input: userIdInput },
  ownViewingSlots: {
    input: (user, { viewing: { id, sale } }) => ({
      ...userIdInput(user),
      property_id: sale,
      kind: 'property',
      viewing_id: id,
    }),
    missing: {
      input: (user) => ({
        ...userIdInput(user),
        property_id: MISSING_ID,
        kind: 'property',
        viewing_id: MISSING_ID,
      }),
      message: 'Viewing not found',
    },
  },
  answerViewing: {
    input: (user, { viewing }) => ({ ...userIdInput(user), viewing_id: viewing.id, answer: 'accept' }),
    missing: {
      input: (user) => ({ ...userIdInput(user), viewing_id: MISSING_ID, answer: 'accept' }),
      message: 'Viewing not found',
    },
  },
  getAvailability: { input: userIdInput },
  setAvailability: {
    input: (user) => ({
      ...userIdInput(user),
      weekly_periods: [{ weekday: 1, start: '10:00', end: '12:00' }],
    }),
  },
  setDayOff: { input: (user) => ({ ...userIdInput(user), day: slotAtNoon().preferred_date, off: true }) },
  makeOffer: {
    input: (user, { sale }) => ({
      ...userIdInput(user),
      property_id: sale,
      offer_amount: 250_000,
      buying_position: 'cash',
    }),
  },
  answerOffer: {
    input: (user, { offer }) => ({ ...userIdInput(user), offer_id: offer, action: 'withdraw' }),
    missing: {
      input: (user) => ({ ...userIdInput(user), offer_id: MISSING_ID, action: 'withdraw' }),
      message: 'Offer not found',
    },
  },
  // A tenant has one open request at a time, so a repeated one must have the values of `request` in `RecordIds`.
  requestLet: {
    input: (user, { letting }) => ({
      ...userIdInput(user),
      property_id: letting,
      move_in_date: londonDay(new Date()),
      number_of_tenants: 2,
    }),
  },
  answerLetRequest: {
    input: (user, { request }) => ({ ...userIdInput(user), request_id: request, action: 'withdraw' }),
    missing: {
      input: (user) => ({ ...userIdInput(user), request_id: MISSING_ID, action: 'withdraw' }),
      message: 'Request not found',
    },
  },
  ...saleCallCases,
  createOrder: createOwnListingCase('home', { kind: 'property' as const, package_def: 'PAY_NOW' }),
  createCheckoutSession: {
    input: (_user, { order }) => ({ ...packageCheckout, order_number: order.reference }),
    missing: {
      input: () => ({ ...packageCheckout, order_number: 'ORD-NONE' }),
      message: 'Order not found',
    },
  },
  createSubscriptionSession: {
    input: (_user, { subscription }) => ({ ...subscriptionCheckout, order_number: subscription.reference }),
    missing: {
      input: () => ({ ...subscriptionCheckout, order_number: 'ORD-NONE' }),
      message: 'Order not found',
    },
  },
  orderDetails: createOrderCase({}),
  portalDetails: { input: () => ({}) },
  lettingsPortalDetails: { input: () => ({}) },
  subscriptionDetails: { input: () => ({}) },
  portalPayment: createOwnListingCase('home', {}),
  lettingsPortalPayment: createOwnListingCase('ownLetting', {}),
  subscriptionPayment: createOwnListingCase('home', {}),
  tenantPayment: { input: (user, { letting }) => ({ ...userIdInput(user), property_id: letting }) },
  getUserOrders: { input: userIdInput },
  getUserOrder: createOrderCase({}),
  agreeToOrder: createOrderCase({ agrees: true }),
  cancelOrder: createOrderCase({}),
  checkPayments: { input: userIdInput },
  getUserOffers: { input: userIdInput },
  getListingOffers: { input: (user, { sale }) => ({ ...userIdInput(user), property_id: sale }) },
  ...savedCallCases,
  ...fileCallCases,
}
