import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { disconnect } from '../../lib/agency/pool'
import type { CallName } from '../../lib/contract'
import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import type { Gateway } from '../../lib/gateway/gateway'
import { createRemoteGateway } from '../../lib/gateway/remote'
import { createAgencyServer } from '../../lib/http/agency-server'
import type { TestDatabase } from '../support/databases'
import { readLastMail } from '../support/payments'

export const GATEWAYS = ['embedded', 'remote'] as const
type GatewayName = (typeof GATEWAYS)[number]

/** Both gateways on one database. */
export interface ContractSuite {
  gateway(name: GatewayName): Gateway
  database: TestDatabase
  pool: pg.Pool
  /** The calls that tests have made so far, through either gateway. */
  madeCalls: ReadonlySet<CallName>
  /** Returns the text of the newest mail to an address; '' if there is none. */
  readMail(to: string): Promise<string>
  close(): Promise<void>
}

const API_KEY = 'contract-suite'

export { MISSING_ID } from '../support/missing-id'

/** The first call of each kind loads its modules, which takes seconds on a busy machine. */
const CALL_TIMEOUT_MS = 30_000

/**
 * Opens the embedded gateway, and the remote gateway, whose upstream is the same agency served over HTTP. Both must
 * give the same reply to every call, refusals and errors included.
 */
export async function openContractSuite(database: TestDatabase): Promise<ContractSuite> {
  process.env.DATABASE_URL = database.url
  process.env.DEMO = '1' // payments go to the sandbox
  process.env.TRUST_PROXY = '1' // the remote gateway forwards the visitor's network address
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const embedded = createEmbeddedGateway({ timeoutMs: CALL_TIMEOUT_MS })
  const server: Server = createAgencyServer({ gateway: embedded, apiKey: API_KEY })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const remote = createRemoteGateway({
    apiUrl,
    apiV2Url: `${apiUrl}/v2`,
    apiKey: API_KEY,
    productSlug: 'emoov',
    timeoutMs: CALL_TIMEOUT_MS,
  })
  const madeCalls = new Set<CallName>()
  const recordCalls = (gateway: Gateway): Gateway =>
    new Proxy(gateway, {
      get(target, name: CallName) {
        madeCalls.add(name)
        return target[name]
      },
    })
  const gateways = { embedded: recordCalls(embedded), remote: recordCalls(remote) }
  return {
    gateway: (name) => gateways[name],
    database,
    pool,
    madeCalls,
    readMail: (to) => readLastMail(pool, to),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await disconnect()
      await pool.end()
      await database.drop()
    },
  }
}

/** Calls about access to an account: access.slow.test.ts makes each of them. */
export const accessCalls = [
  'signup',
  'login',
  'logout',
  'loginOtpRequest',
  'verifyOtp',
  'autoLogin',
  'forgottenPassword',
  'resetPassword',
  'resetLinkStatus',
] as const satisfies CallName[]

/** Calls about a user's own account: own-account.test.ts makes each of them. */
export const ownAccountCalls = [
  'getUserData',
  'updateProfile',
  'changePassword',
  'getEmailChange',
  'requestEmailChange',
  'confirmEmailChange',
  'getPreferences',
  'updatePreferences',
  'getSessions',
  'endSessions',
  'getUserMessages',
  'setUserMessageRead',
  'subscribeNewsletter',
  'unsubscribeNewsletter',
  'confirmListing',
  'getUserProperties',
  'getUserLettings',
  'exportData',
  'deleteAccount',
] as const satisfies CallName[]

/** Calls about conversations: threads.test.ts makes each of them. */
export const threadCalls = [
  'askAboutProperty',
  'askAboutLetting',
  'getThreads',
  'unreadThreads',
  'getThread',
  'sendMessage',
  'blockPerson',
  'unblockPerson',
  'reportThread',
] as const satisfies CallName[]

/** Calls about viewings: viewings.test.ts makes each of them. */
export const viewingCalls = [
  'arrangeViewing',
  'arrangeLettingViewing',
  'getUserViewings',
  'viewingSlots',
  'ownViewingSlots',
  'answerViewing',
  'getAvailability',
  'setAvailability',
  'setDayOff',
  'viewingFeedbackRequest',
  'giveViewingFeedback',
] as const satisfies CallName[]

/** Calls about the files of a listing: files.test.ts makes each of them. */
export const fileCalls = [
  'getFileAccess',
  'getListingFiles',
  'startUpload',
  'lockUpload',
  'unlockUpload',
  'finishUpload',
  'cancelUpload',
  'arrangeFiles',
  'describeFile',
  'removeFile',
] as const satisfies CallName[]

/** Calls about offers and requests to let: offers.test.ts makes each of them. */
export const offerCalls = [
  'makeOffer',
  'answerOffer',
  'requestLet',
  'answerLetRequest',
  'getUserOffers',
  'getListingOffers',
] as const satisfies CallName[]

/** Calls about agreed sales: sales.test.ts makes each of them. */
export const saleCalls = ['saveConveyancer', 'recordMilestone', 'getSale'] as const satisfies CallName[]

/** Calls about agreed lettings: tenancies.test.ts makes each of them. */
export const tenancyCalls = ['getTenancy', 'recordTenancyMilestone'] as const satisfies CallName[]

/** Calls about orders and payments: payments.test.ts makes each of them. */
export const paymentCalls = [
  'createOrder',
  'createCheckoutSession',
  'createSubscriptionSession',
  'orderDetails',
  'portalDetails',
  'lettingsPortalDetails',
  'subscriptionDetails',
  'portalPayment',
  'lettingsPortalPayment',
  'subscriptionPayment',
  'tenantPayment',
  'getUserOrders',
  'getUserOrder',
  'agreeToOrder',
  'cancelOrder',
  'checkPayments',
  'receivePaymentEvent',
  'sandboxCheckout',
  'payInSandbox',
] as const satisfies CallName[]

/** Calls about saved and hidden homes: saved-homes.test.ts makes each of them. */
export const savedHomeCalls = [
  'findHomes',
  'countSave',
  'getSavedHomes',
  'addSavedHome',
  'removeSavedHome',
  'noteSavedHome',
  'mergeSavedHomes',
  'getHiddenHomes',
  'addHiddenHome',
  'removeHiddenHome',
  'mergeHiddenHomes',
] as const satisfies CallName[]

/** Calls about saved homes that two users share: home-sharing.test.ts makes each of them. */
export const homeSharingCalls = [
  'getHomeSharing',
  'inviteToShareHomes',
  'withdrawShareInvitation',
  'getShareInvitation',
  'acceptShareInvitation',
  'endHomeSharing',
] as const satisfies CallName[]

/** Calls about saved searches: saved-searches.test.ts makes each of them. */
export const savedSearchCalls = [
  'getSavedSearches',
  'addSavedSearch',
  'changeSavedSearch',
  'removeSavedSearch',
  'mergeSavedSearches',
  'getSearchAlert',
  'stopSearchAlerts',
] as const satisfies CallName[]

/** Calls about the certificates of homes to let: certificates.test.ts makes each of them. */
export const certificateCalls = ['recordCertificate'] as const satisfies CallName[]

/** Calls about an owner's own listings: selling.test.ts makes each of them. */
export const sellingCalls = [
  'saveProperty',
  'saveLetting',
  'saveHomeStep',
  'getOwnHome',
  'previewProperty',
  'previewLetting',
  'submitOwners',
  'approveAdvert',
  'changePrice',
  'changeMarket',
  'getHomeStatistics',
] as const satisfies CallName[]
