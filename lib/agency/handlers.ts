import { success, type Reply } from '../contract/call'
import type { CallName, CallOutput, Contract, ParsedInput } from '../contract'
import type { AgencyCaller, UserCaller } from './callers'

type CallerOf<N extends CallName> = Contract[N]['access'] extends 'user' ? UserCaller : AgencyCaller
export type Handlers = {
  [N in CallName]: (input: ParsedInput<N>, caller: CallerOf<N>) => Promise<Reply<CallOutput<N>>>
}

const loadArticles = async (section: 'news' | 'guide') =>
  (await import('./content/articles')).createArticleHandlers(
    section,
    // The specification calls the news 'blog' in paths and messages.
    section === 'news' ? 'Blog not found' : 'Guide not found',
  )
const loadNews = () => loadArticles('news')
const loadGuides = () => loadArticles('guide')
const loadDetail = () => import('./listings/detail')
const loadConfirmation = () => import('./listings/answer-confirmation')
const loadLatest = () => import('./listings/latest')
const loadSearch = () => import('./search/search')
const loadPhrase = () => import('./search/phrase')
const loadNewsletter = () => import('./newsletter/subscriptions')
const loadForgottenPassword = () => import('./accounts/forgotten-password')
const loadEmailChange = () => import('./accounts/change-email')
const loadProfile = () => import('./accounts/profile')
const loadMessages = () => import('./accounts/messages')
const loadPreferences = () => import('./accounts/preferences')
const loadSessions = () => import('./accounts/session-list')
const loadQuestion = () => import('./conversations/ask-question')
const loadThreadList = () => import('./conversations/thread-list')
const loadBlocks = () => import('./conversations/block-person')
const loadArrangeViewing = () => import('./viewings/arrange-viewing')
const loadViewingSlots = () => import('./viewings/slots')
const loadAvailability = () => import('./viewings/availability')
const loadViewingFeedback = () => import('./viewings/feedback')
const loadOffers = () => import('./offers/list-offers')
const loadPackageOrder = () => import('./orders/package-order')
const loadPortal = () => import('./orders/portal-order')
const loadUserOrders = () => import('./orders/user-orders')
const loadCheckout = () => import('./payments/checkout')
const loadUploads = () => import('./files/uploads')
const loadFileChanges = () => import('./files/change-files')
const loadSandbox = () => import('./payments/sandbox-checkout')
const loadSaveHomeForm = () => import('./selling/save-home-form')
const loadPreview = () => import('./selling/preview')
const loadSavedHomes = () => import('./saved/saved-homes')
const loadHiddenHomes = () => import('./saved/hidden-homes')
const loadHomeSharing = () => import('./saved/home-sharing')
const loadShareInvitations = () => import('./saved/share-invitations')
const loadSavedSearches = () => import('./saved/saved-searches')
const loadOwnListings = () => import('./accounts/own-listings')

/** Each handler's module is loaded at its first call, so that the server starts fast. */
export const handlers: Handlers = {
  siteMeta: async (input) => (await import('./content/site-meta')).getSiteMeta(input),
  newsList: async () => (await loadNews()).list(),
  newsFeatured: async () => (await loadNews()).featured(),
  newsTags: async () => (await loadNews()).tags(),
  newsByTag: async (input) => (await loadNews()).byTag(input),
  newsDetail: async (input) => (await loadNews()).detail(input),
  newsRelated: async (input) => (await loadNews()).related(input),
  newsRelatedManual: async (input) => (await loadNews()).relatedManual(input),
  newsPrevious: async (input) => (await loadNews()).previous(input),
  newsNext: async (input) => (await loadNews()).next(input),
  guidesList: async () => (await loadGuides()).list(),
  guidesFeatured: async () => (await loadGuides()).featured(),
  guidesTags: async () => (await loadGuides()).tags(),
  guidesByTag: async (input) => (await loadGuides()).byTag(input),
  guidesDetail: async (input) => (await loadGuides()).detail(input),
  guidesRelated: async (input) => (await loadGuides()).related(input),
  guidesRelatedManual: async (input) => (await loadGuides()).relatedManual(input),
  guidesPrevious: async (input) => (await loadGuides()).previous(input),
  guidesNext: async (input) => (await loadGuides()).next(input),
  contactUs: async (input, caller) => (await import('./enquiries/contact')).contactUs(input, caller),
  recruitmentList: async (input) => (await import('./content/vacancies')).listVacancies(input),
  areaIndex: async (input) => (await import('./search/area-index')).getAreaIndex(input),
  areaFigures: async (input) => (await import('./search/area-figures')).getAreaFigures(input),
  valueEstimate: async (input) => (await import('./valuations/estimate-value')).estimateValue(input),
  latestProperty: async () => (await loadLatest()).findLatestListings('sale'),
  latestLetting: async () => (await loadLatest()).findLatestListings('let'),
  propertyDetail: async (input) => (await loadDetail()).getSalesDetail(input),
  listingIndex: async (input) => (await import('./listings/index-of-listings')).getListingIndex(input),
  lettingDetail: async (input) => (await loadDetail()).getLetDetail(input),
  propertySearch: async (input) => (await loadSearch()).searchSales(input),
  lettingSearch: async (input) => (await loadSearch()).searchLettings(input),
  searchMap: async (input) => (await import('./search/map')).getSearchMap(input),
  searchCounts: async (input) => (await import('./search/count-choices')).countChoices(input),
  countSearches: async (input) => (await import('./search/count-searches')).countSearches(input),
  formerListing: async (input) => (await import('./listings/former-listing')).getFormerListing(input),
  confirmationRequest: async (input) => (await loadConfirmation()).getConfirmationRequest(input),
  answerConfirmation: async (input) => (await loadConfirmation()).answerConfirmation(input),
  confirmListing: async (input, caller) =>
    (await import('./listings/confirm-own-listing')).confirmOwnListing(input, caller),
  placeSuggest: async (input) => success(await (await loadPhrase()).suggestSearches(input)),
  searchPhrase: async (input) => success(await (await loadPhrase()).understandPhrase(input)),
  login: async (input, caller) => (await import('./accounts/login')).login(input, caller),
  loginOtpRequest: async (input, caller) =>
    (await import('./accounts/request-code')).requestCode(input, caller),
  verifyOtp: async (input, caller) => (await import('./accounts/verify-code')).verifyCode(input, caller),
  signup: async (input, caller) => (await import('./accounts/signup')).signup(input, caller),
  subscribeNewsletter: async (input, caller) => (await loadNewsletter()).subscribeNewsletter(input, caller),
  unsubscribeNewsletter: async (input) => (await loadNewsletter()).unsubscribeNewsletter(input),
  logout: async (input, caller) => (await import('./accounts/logout')).logout(input, caller),
  autoLogin: async (input, caller) => (await import('./accounts/auto-login')).autoLogin(input, caller),
  forgottenPassword: async (input, caller) =>
    (await loadForgottenPassword()).forgottenPassword(input, caller),
  resetPassword: async (input, caller) => (await loadForgottenPassword()).resetPassword(input, caller),
  resetLinkStatus: async (input) => (await loadForgottenPassword()).resetLinkStatus(input),
  getUserData: async (input, caller) => (await loadProfile()).getUserData(input, caller),
  updateProfile: async (input, caller) => (await loadProfile()).updateProfile(input, caller),
  changePassword: async (input, caller) =>
    (await import('./accounts/change-password')).changePassword(input, caller),
  getEmailChange: async (input, caller) => (await loadEmailChange()).getEmailChange(input, caller),
  requestEmailChange: async (input, caller) => (await loadEmailChange()).requestEmailChange(input, caller),
  confirmEmailChange: async (input, caller) => (await loadEmailChange()).confirmEmailChange(input, caller),
  getUserMessages: async (input, caller) => (await loadMessages()).getUserMessages(input, caller),
  setUserMessageRead: async (input, caller) => (await loadMessages()).setUserMessageRead(input, caller),
  getPreferences: async (input, caller) => (await loadPreferences()).getPreferences(input, caller),
  updatePreferences: async (input, caller) => (await loadPreferences()).updatePreferences(input, caller),
  getSessions: async (input, caller) => (await loadSessions()).getSessions(input, caller),
  endSessions: async (input, caller) => (await loadSessions()).endSessions(input, caller),
  exportData: async (input, caller) => (await import('./accounts/export-data')).exportData(input, caller),
  deleteAccount: async (input, caller) =>
    (await import('./accounts/delete-account')).deleteAccount(input, caller),
  getUserProperties: async (input, caller) => (await loadOwnListings()).getUserProperties(input, caller),
  getUserLettings: async (input, caller) => (await loadOwnListings()).getUserLettings(input, caller),
  askAboutProperty: async (input, caller) => (await loadQuestion()).askAboutProperty(input, caller),
  askAboutLetting: async (input, caller) => (await loadQuestion()).askAboutLetting(input, caller),
  getThreads: async (input, caller) => (await loadThreadList()).getThreads(input, caller),
  unreadThreads: async (input, caller) => (await loadThreadList()).getUnreadThreads(input, caller),
  getThread: async (input, caller) => (await import('./conversations/read-thread')).getThread(input, caller),
  sendMessage: async (input, caller) =>
    (await import('./conversations/send-message')).sendMessage(input, caller),
  blockPerson: async (input, caller) => (await loadBlocks()).blockPerson(input, caller),
  unblockPerson: async (input, caller) => (await loadBlocks()).unblockPerson(input, caller),
  reportThread: async (input, caller) =>
    (await import('./conversations/report-thread')).reportThread(input, caller),
  arrangeViewing: async (input, caller) => (await loadArrangeViewing()).arrangeViewing('sale', input, caller),
  arrangeLettingViewing: async (input, caller) =>
    (await loadArrangeViewing()).arrangeViewing('let', input, caller),
  getUserViewings: async (input, caller) =>
    (await import('./viewings/own-viewings')).getUserViewings(input, caller),
  viewingSlots: async (input) => (await loadViewingSlots()).getViewingSlots(input),
  ownViewingSlots: async (input, caller) => (await loadViewingSlots()).getOwnViewingSlots(input, caller),
  answerViewing: async (input, caller) =>
    (await import('./viewings/answer-viewing')).answerViewing(input, caller),
  getAvailability: async (input, caller) => (await loadAvailability()).getAvailability(input, caller),
  setAvailability: async (input, caller) => (await loadAvailability()).setAvailability(input, caller),
  setDayOff: async (input, caller) => (await loadAvailability()).setDayOff(input, caller),
  viewingFeedbackRequest: async (input) => (await loadViewingFeedback()).getFeedbackRequest(input),
  giveViewingFeedback: async (input) => (await loadViewingFeedback()).giveFeedback(input),
  makeOffer: async (input, caller) => (await import('./offers/make-offer')).makeOffer(input, caller),
  answerOffer: async (input, caller) => (await import('./offers/answer-offer')).answerOffer(input, caller),
  requestLet: async (input, caller) => (await import('./offers/request-let')).requestLet(input, caller),
  answerLetRequest: async (input, caller) =>
    (await import('./offers/answer-let-request')).answerLetRequest(input, caller),
  getUserOffers: async (input, caller) => (await loadOffers()).getUserOffers(input, caller),
  getListingOffers: async (input, caller) => (await loadOffers()).getListingOffers(input, caller),
  saveConveyancer: async (input, caller) =>
    (await import('./sales/save-conveyancer')).saveConveyancer(input, caller),
  recordMilestone: async (input, caller) =>
    (await import('./sales/record-milestone')).recordMilestone(input, caller),
  getSale: async (input, caller) => (await import('./sales/get-sale')).getSale(input, caller),
  getTenancy: async (input, caller) => (await import('./tenancies/get-tenancy')).getTenancy(input, caller),
  recordTenancyMilestone: async (input, caller) =>
    (await import('./tenancies/record-tenancy-milestone')).recordTenancyMilestone(input, caller),
  createOrder: async (input, caller) => (await loadPackageOrder()).orderPackage(input, caller),
  createCheckoutSession: async (input, caller) => (await loadCheckout()).createCheckoutSession(input, caller),
  createSubscriptionSession: async (input, caller) =>
    (await loadCheckout()).createSubscriptionSession(input, caller),
  orderDetails: async (input, caller) =>
    (await import('./orders/order-details')).getOrderDetails(input, caller),
  portalDetails: async () => (await loadPortal()).getPortalDetails('sale'),
  lettingsPortalDetails: async () => (await loadPortal()).getPortalDetails('let'),
  subscriptionDetails: async () => (await loadPortal()).getPortalDetails('subscription'),
  portalPayment: async (input, caller) => (await loadPortal()).recordPortalPayment('sale', input, caller),
  lettingsPortalPayment: async (input, caller) =>
    (await loadPortal()).recordPortalPayment('let', input, caller),
  subscriptionPayment: async (input, caller) =>
    (await loadPortal()).recordPortalPayment('subscription', input, caller),
  tenantPayment: async (input, caller) =>
    (await import('./orders/tenant-order')).recordTenantPayment(input, caller),
  getUserOrders: async (input, caller) => (await loadUserOrders()).getUserOrders(input, caller),
  getUserOrder: async (input, caller) => (await loadUserOrders()).getUserOrder(input, caller),
  agreeToOrder: async (input, caller) => (await import('./orders/agree')).agreeToOrder(input, caller),
  cancelOrder: async (input, caller) => (await import('./orders/cancel-order')).cancelOwnOrder(input, caller),
  checkPayments: async (input, caller) => (await import('./payments/reconcile')).checkPayments(input, caller),
  getFileAccess: async (input, caller) => (await import('./files/file-access')).getFileAccess(input, caller),
  getListingFiles: async (input, caller) =>
    (await import('./files/list-files')).getListingFiles(input, caller),
  startUpload: async (input, caller) => (await loadUploads()).startUpload(input, caller),
  lockUpload: async (input, caller) => (await import('./files/upload-lock')).lockUpload(input, caller),
  unlockUpload: async (input, caller) => (await import('./files/upload-lock')).unlockUpload(input, caller),
  finishUpload: async (input, caller) => (await loadUploads()).finishUpload(input, caller),
  cancelUpload: async (input, caller) => (await loadUploads()).cancelUpload(input, caller),
  arrangeFiles: async (input, caller) => (await loadFileChanges()).arrangeFiles(input, caller),
  describeFile: async (input, caller) => (await loadFileChanges()).describeFile(input, caller),
  removeFile: async (input, caller) => (await loadFileChanges()).removeFile(input, caller),
  receivePaymentEvent: async (input) => (await import('./payments/events')).receivePaymentEvent(input),
  sandboxCheckout: async (input) => (await loadSandbox()).getSandboxCheckout(input),
  payInSandbox: async (input) => (await loadSandbox()).payInSandbox(input),
  saveProperty: async (input, caller) => (await loadSaveHomeForm()).saveProperty(input, caller),
  saveLetting: async (input, caller) => (await loadSaveHomeForm()).saveLetting(input, caller),
  saveHomeStep: async (input, caller) =>
    (await import('./selling/save-home-step')).saveHomeStep(input, caller),
  getOwnHome: async (input, caller) => (await import('./selling/get-own-home')).getOwnHome(input, caller),
  previewProperty: async (input, caller) => (await loadPreview()).previewProperty(input, caller),
  previewLetting: async (input, caller) => (await loadPreview()).previewLetting(input, caller),
  submitOwners: async (input, caller) => (await import('./selling/identity')).submitOwners(input, caller),
  approveAdvert: async (input, caller) =>
    (await import('./selling/approve-advert')).approveAdvert(input, caller),
  changePrice: async (input, caller) => (await import('./selling/change-price')).changePrice(input, caller),
  changeMarket: async (input, caller) =>
    (await import('./selling/change-market')).changeMarket(input, caller),
  recordCertificate: async (input, caller) =>
    (await import('./certificates/record-certificate')).recordCertificate(input, caller),
  getHomeStatistics: async (input, caller) =>
    (await import('./selling/statistics')).getHomeStatistics(input, caller),
  placeOfPostcode: async (input) => (await import('./selling/place-of-postcode')).getPlaceOfPostcode(input),
  marketFigures: async (input) => (await import('./selling/market-figures')).getMarketFigures(input),
  findHomes: async ({ homes }) =>
    success(await (await import('./saved/find-home-summaries')).findHomeSummaries(homes)),
  countSave: async (input, caller) => (await loadSavedHomes()).countVisitorSave(input, caller),
  getSavedHomes: async (input, caller) => (await loadSavedHomes()).getSavedHomes(input, caller),
  addSavedHome: async (input, caller) => (await loadSavedHomes()).addSavedHome(input, caller),
  removeSavedHome: async (input, caller) => (await loadSavedHomes()).removeSavedHome(input, caller),
  noteSavedHome: async (input, caller) => (await loadSavedHomes()).noteSavedHome(input, caller),
  mergeSavedHomes: async (input, caller) =>
    (await import('./saved/merge-saved-homes')).mergeSavedHomes(input, caller),
  getHiddenHomes: async (input, caller) => (await loadHiddenHomes()).getHiddenHomes(input, caller),
  addHiddenHome: async (input, caller) => (await loadHiddenHomes()).addHiddenHome(input, caller),
  removeHiddenHome: async (input, caller) => (await loadHiddenHomes()).removeHiddenHome(input, caller),
  mergeHiddenHomes: async (input, caller) => (await loadHiddenHomes()).mergeHiddenHomes(input, caller),
  getHomeSharing: async (input, caller) => (await loadHomeSharing()).getHomeSharing(input, caller),
  inviteToShareHomes: async (input, caller) =>
    (await loadShareInvitations()).inviteToShareHomes(input, caller),
  withdrawShareInvitation: async (input, caller) =>
    (await loadShareInvitations()).withdrawShareInvitation(input, caller),
  getShareInvitation: async (input, caller) =>
    (await loadShareInvitations()).getShareInvitation(input, caller),
  acceptShareInvitation: async (input, caller) =>
    (await loadShareInvitations()).acceptShareInvitation(input, caller),
  endHomeSharing: async (input, caller) => (await loadHomeSharing()).endHomeSharing(input, caller),
  getSavedSearches: async (input, caller) => (await loadSavedSearches()).getSavedSearches(input, caller),
  addSavedSearch: async (input, caller) => (await loadSavedSearches()).addSavedSearch(input, caller),
  changeSavedSearch: async (input, caller) => (await loadSavedSearches()).changeSavedSearch(input, caller),
  removeSavedSearch: async (input, caller) => (await loadSavedSearches()).removeSavedSearch(input, caller),
  mergeSavedSearches: async (input, caller) => (await loadSavedSearches()).mergeSavedSearches(input, caller),
  getSearchAlert: async (input, caller) =>
    (await import('./saved/search-alerts')).getSearchAlert(input, caller),
  stopSearchAlerts: async (input) => (await import('./saved/search-alerts')).stopSearchAlerts(input),
  chatbot: async (input, caller) => (await import('./chat/reply')).replyToMessage(input, caller),
}
