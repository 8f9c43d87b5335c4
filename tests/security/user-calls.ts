import type { CallInput, CallName, Contract } from '../../lib/contract'
import { londonDay } from '../../lib/format/london-clock'
import { PASSWORD, type TestUser } from '../support/accounts'
import { slotAtNoon } from '../support/viewings'
import { savedRows } from './saved-calls'
import { sellingRows } from './selling-calls'

export type UserCall = { [N in CallName]: Contract[N]['access'] extends 'user' ? N : never }[CallName]

const profile = {
  title: 'Mrs',
  first_name: 'Ida',
  last_name: 'Other',
  mobile: '07700900556',
  buying_position: 'cash',
} as const

export interface Row<N extends UserCall> {
  /** A valid call of a user for themselves; `ids` are of their own records. */
  input: (user: TestUser, ids: Ids) => CallInput<N>
  /** The same call for a record that does not exist. For another user's record the answer must be the same. */
  missing?: { input: (user: TestUser) => CallInput<N>; message: string }
}
/** Of records of a user, and of listings that others own. */
export interface Ids {
  message: number
  session: number
  emailKey: string
  /** Of the user and the owner of `sale`. */
  thread: number
  /** A live listing for sale of the user. */
  home: number
  /** A draft for sale and a live letting of the user. */
  draft: number
  ownLetting: number
  /** Listings of somebody else. */
  sale: number
  letting: number
  /** A viewing that an owner of their own has proposed to the user, and the listings of that owner. */
  viewing: { id: number; sale: number; letting: number }
  /** Of the user, on `sale`. */
  offer: number
  /** Of the user, on `letting`. */
  request: number
  /** An open order of the user for `home`, of £395. */
  order: { id: number; reference: string }
  /** An open subscription of the user for `home`. */
  subscription: { reference: string }
  /** A picture of `home`, and a file on its way there. */
  file: number
  upload: string
  savedSearch: number
  /** The key of an invitation to share saved homes, mailed to the user. */
  invitation: string
  /** A mail about homes that a saved search has found. */
  searchAlert: number
}

const own = ({ id }: TestUser) => ({ user_id: id })
const NOWHERE = 2_000_000_000
const ofOrder = <Rest extends object>(rest: Rest) => ({
  input: (user: TestUser, { order }: Ids) => ({ ...own(user), ...rest, order_id: order.id }),
  missing: {
    input: (user: TestUser) => ({ ...own(user), ...rest, order_id: NOWHERE }),
    message: 'Order not found',
  },
})
/** `listing` picks one of the user's own. */
const ofOwnListing = <Rest extends object>(listing: 'home' | 'ownLetting', rest: Rest) => ({
  input: (user: TestUser, ids: Ids) => ({ ...own(user), ...rest, property_id: ids[listing] }),
  missing: {
    input: (user: TestUser) => ({ ...own(user), ...rest, property_id: NOWHERE }),
    message: 'Property not found',
  },
})
const packageCheckout = { order_amount: 39_500, property_type: 'sales', is_package_payment: 1 }
const subscriptionCheckout = { order_amount: 1_900, property_type: 'sales' }
const ofThread = <Rest extends object>(rest: Rest) => ({
  input: (user: TestUser, { thread }: Ids) => ({ ...own(user), ...rest, thread_id: thread }),
  missing: {
    input: (user: TestUser) => ({ ...own(user), ...rest, thread_id: NOWHERE }),
    message: 'Thread not found',
  },
})

const ofUploadWith = <Rest extends object>(rest: Rest) => ({
  input: (user: TestUser, { upload }: Ids) => ({ ...own(user), ...rest, upload_id: upload }),
  missing: {
    input: (user: TestUser) => ({ ...own(user), ...rest, upload_id: '0'.repeat(32) }),
    message: 'Upload not found',
  },
})
const ofUpload = ofUploadWith({})
const ofUploadLock = ofUploadWith({ holder: '00000000-0000-4000-8000-000000000000' })
const ofFile = <Rest extends object>(rest: Rest) => ({
  input: (user: TestUser, { file }: Ids) => ({ ...own(user), ...rest, file_id: file }),
  missing: {
    input: (user: TestUser) => ({ ...own(user), ...rest, file_id: NOWHERE }),
    message: 'File not found',
  },
})
const ofHome = <Rest extends object>(toRest: (ids: Ids) => Rest, none: Rest) => ({
  input: (user: TestUser, ids: Ids) => ({ ...own(user), ...toRest(ids), property_id: ids.home }),
  missing: {
    input: (user: TestUser) => ({ ...own(user), ...none, property_id: NOWHERE }),
    message: 'Listing not found',
  },
})
const newFile = { kind: 'image' as const, file_name: 'garden.jpg', bytes: 1_000 }
/** A new call without a row does not compile. */
export const callCases: { [N in UserCall]: Row<N> } = {
  getUserData: { input: own },
  updateProfile: { input: (user) => ({ ...own(user), ...profile }) },
  changePassword: {
    input: (user) => ({
      ...own(user),
      ...(user.isGuest ? {} : { current_password: PASSWORD }),
      password: `${PASSWORD}!`,
      confirm_password: `${PASSWORD}!`,
    }),
  },
  getEmailChange: { input: own },
  requestEmailChange: {
    input: (user) => ({
      ...own(user),
      new_email: `new.${user.email}`,
      ...(user.isGuest ? {} : { current_password: PASSWORD }),
    }),
  },
  confirmEmailChange: {
    input: (user, { emailKey }) => ({ ...own(user), key: emailKey }),
    missing: {
      input: (user) => ({ ...own(user), key: 'no-such-key' }),
      message: 'This link is invalid or has expired.',
    },
  },
  getUserMessages: { input: () => ({}) },
  setUserMessageRead: {
    input: (_, { message }) => ({ message_id: message }),
    missing: { input: () => ({ message_id: NOWHERE }), message: 'Message not found' },
  },
  getPreferences: { input: own },
  updatePreferences: {
    input: (user) => ({ ...own(user), newsletter: false, notify_messages: true, notify_logins: true }),
  },
  getSessions: { input: own },
  endSessions: {
    input: (user, { session }) => ({ ...own(user), session_id: session }),
    missing: { input: (user) => ({ ...own(user), session_id: NOWHERE }), message: 'Session not found' },
  },
  exportData: { input: own },
  deleteAccount: {
    input: (user) => ({ ...own(user), ...(user.isGuest ? {} : { current_password: PASSWORD }) }),
  },
  confirmListing: {
    input: (user, { home }) => ({ ...own(user), kind: 'sale', id: home }),
    missing: {
      input: (user) => ({ ...own(user), kind: 'sale', id: NOWHERE }),
      message: 'Listing not found',
    },
  },
  ...sellingRows,
  getUserProperties: { input: own },
  getUserLettings: { input: own },
  askAboutProperty: { input: (user, { sale }) => ({ ...own(user), property_id: sale, message: 'Hello?' }) },
  askAboutLetting: {
    input: (user, { letting }) => ({ ...own(user), property_id: letting, message: 'Hello?' }),
  },
  getThreads: { input: own },
  unreadThreads: { input: own },
  getThread: ofThread({}),
  sendMessage: ofThread({ message: 'Hello again' }),
  blockPerson: ofThread({}),
  unblockPerson: ofThread({}),
  reportThread: ofThread({ reason: 'Rude words' }),
  arrangeViewing: {
    input: (user, { viewing }) => ({ ...own(user), property_id: viewing.sale, ...slotAtNoon() }),
  },
  arrangeLettingViewing: {
    input: (user, { viewing }) => ({ ...own(user), property_id: viewing.letting, ...slotAtNoon() }),
  },
  getUserViewings: { input: own },
  ownViewingSlots: {
    input: (user, { viewing: { id, sale } }) => ({
      ...own(user),
      property_id: sale,
      kind: 'property',
      viewing_id: id,
    }),
    missing: {
      input: (user) => ({ ...own(user), property_id: NOWHERE, kind: 'property', viewing_id: NOWHERE }),
      message: 'Viewing not found',
    },
  },
  answerViewing: {
    input: (user, { viewing }) => ({ ...own(user), viewing_id: viewing.id, answer: 'accept' }),
    missing: {
      input: (user) => ({ ...own(user), viewing_id: NOWHERE, answer: 'accept' }),
      message: 'Viewing not found',
    },
  },
  getAvailability: { input: own },
  setAvailability: {
    input: (user) => ({ ...own(user), stretches: [{ weekday: 1, start: '10:00', end: '12:00' }] }),
  },
  setDayOff: { input: (user) => ({ ...own(user), day: slotAtNoon().preferred_date, off: true }) },
  makeOffer: {
    input: (user, { sale }) => ({
      ...own(user),
      property_id: sale,
      offer_amount: 250_000,
      buying_position: 'cash',
    }),
  },
  answerOffer: {
    input: (user, { offer }) => ({ ...own(user), offer_id: offer, action: 'withdraw' }),
    missing: {
      input: (user) => ({ ...own(user), offer_id: NOWHERE, action: 'withdraw' }),
      message: 'Offer not found',
    },
  },
  // The same as the open request of `Ids`, because a tenant has one at a time.
  requestLet: {
    input: (user, { letting }) => ({
      ...own(user),
      property_id: letting,
      move_in_date: londonDay(new Date()),
      number_of_tenants: 2,
    }),
  },
  answerLetRequest: {
    input: (user, { request }) => ({ ...own(user), request_id: request, action: 'withdraw' }),
    missing: {
      input: (user) => ({ ...own(user), request_id: NOWHERE, action: 'withdraw' }),
      message: 'Request not found',
    },
  },
  createOrder: ofOwnListing('home', { kind: 'property' as const, package_def: 'PAY_NOW' }),
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
  orderDetails: ofOrder({}),
  portalDetails: { input: () => ({}) },
  lettingsPortalDetails: { input: () => ({}) },
  subscriptionDetails: { input: () => ({}) },
  portalPayment: ofOwnListing('home', {}),
  lettingsPortalPayment: ofOwnListing('ownLetting', {}),
  subscriptionPayment: ofOwnListing('home', {}),
  tenantPayment: { input: (user, { letting }) => ({ ...own(user), property_id: letting }) },
  getUserOrders: { input: own },
  getUserOrder: ofOrder({}),
  agreeToOrder: ofOrder({ agrees: true }),
  cancelOrder: ofOrder({}),
  checkPayments: { input: own },
  getUserOffers: { input: own },
  getListingOffers: { input: (user, { sale }) => ({ ...own(user), property_id: sale }) },
  getListingFiles: ofHome(() => ({}), {}),
  startUpload: ofHome(() => newFile, newFile),
  lockUpload: ofUploadLock,
  unlockUpload: ofUploadLock,
  finishUpload: ofUpload,
  cancelUpload: ofUpload,
  arrangeFiles: ofHome(({ file }) => ({ kind: 'image' as const, file_ids: [file] }), {
    kind: 'image' as const,
    file_ids: [NOWHERE],
  }),
  ...savedRows,
  describeFile: ofFile({ alt: 'The garden' }),
  removeFile: ofFile({}),
}
