import { success, type Reply } from '../contract/call'
import type { CallName, CallOutput, Contract, ParsedInput } from '../contract'
import type { AgencyCaller, UserCaller } from './callers'

type CallerOf<N extends CallName> = Contract[N]['access'] extends 'user' ? UserCaller : AgencyCaller
export type Handlers = {
  [N in CallName]: (input: ParsedInput<N>, caller: CallerOf<N>) => Promise<Reply<CallOutput<N>>>
}

const articles = async (section: 'news' | 'guide') =>
  (await import('./content/articles')).articleHandlers(
    section,
    section === 'news' ? 'Blog not found' : 'Guide not found',
  )
const news = () => articles('news')
const guides = () => articles('guide')
const detail = () => import('./listings/detail')
const latest = () => import('./listings/latest')
const search = () => import('./search/search')
const newsletter = () => import('./newsletter/subscriptions')
const forgotten = () => import('./accounts/forgotten-password')
const profile = () => import('./accounts/profile')
const messages = () => import('./accounts/messages')
const preferences = () => import('./accounts/preferences')
const sessions = () => import('./accounts/session-list')
const ownListings = () => import('./accounts/own-listings')

/**
 * The handler of each call of the contract. Its module is loaded on the first call, so that a start
 * waits only for what the first page reads.
 */
export const handlers: Handlers = {
  siteMeta: async (input) => (await import('./content/site-meta')).getSiteMeta(input),
  newsList: async () => (await news()).list(),
  newsFeatured: async () => (await news()).featured(),
  newsTags: async () => (await news()).tags(),
  newsByTag: async (input) => (await news()).byTag(input),
  newsDetail: async (input) => (await news()).detail(input),
  newsRelated: async (input) => (await news()).related(input),
  newsRelatedManual: async (input) => (await news()).relatedManual(input),
  newsPrevious: async (input) => (await news()).previous(input),
  newsNext: async (input) => (await news()).next(input),
  guidesList: async () => (await guides()).list(),
  guidesFeatured: async () => (await guides()).featured(),
  guidesTags: async () => (await guides()).tags(),
  guidesByTag: async (input) => (await guides()).byTag(input),
  guidesDetail: async (input) => (await guides()).detail(input),
  guidesRelated: async (input) => (await guides()).related(input),
  guidesRelatedManual: async (input) => (await guides()).relatedManual(input),
  guidesPrevious: async (input) => (await guides()).previous(input),
  guidesNext: async (input) => (await guides()).next(input),
  contactUs: async (input, caller) => (await import('./enquiries/contact')).contactUs(input, caller),
  recruitmentList: async (input) => (await import('./content/vacancies')).listRecruitment(input),
  areaFigures: async (input) => (await import('./search/area-figures')).areaFigures(input),
  latestProperty: async () => (await latest()).latestListings('sale'),
  latestLetting: async () => (await latest()).latestListings('let'),
  propertyDetail: async (input) => (await detail()).propertyDetail(input),
  listingIndex: async (input) => (await import('./listings/index-of-listings')).listingIndex(input),
  lettingDetail: async (input) => (await detail()).lettingDetail(input),
  propertySearch: async (input) => (await search()).propertySearch(input),
  lettingSearch: async (input) => (await search()).lettingSearch(input),
  placeSuggest: async ({ query }) => success((await import('./places/suggest')).suggestPlaces(query)),
  login: async (input, caller) => (await import('./accounts/login')).login(input, caller),
  loginOtpRequest: async (input, caller) =>
    (await import('./accounts/request-code')).requestCode(input, caller),
  verifyOtp: async (input, caller) => (await import('./accounts/verify-code')).verifyCode(input, caller),
  signup: async (input, caller) => (await import('./accounts/signup')).signup(input, caller),
  subscribeNewsletter: async (input, caller) => (await newsletter()).subscribeNewsletter(input, caller),
  unsubscribeNewsletter: async (input) => (await newsletter()).unsubscribeNewsletter(input),
  logout: async (input, caller) => (await import('./accounts/logout')).logout(input, caller),
  autoLogin: async (input, caller) => (await import('./accounts/auto-login')).autoLogin(input, caller),
  forgottenPassword: async (input, caller) => (await forgotten()).forgottenPassword(input, caller),
  resetPassword: async (input, caller) => (await forgotten()).resetPassword(input, caller),
  getUserData: async (input, caller) => (await profile()).getUserData(input, caller),
  updateProfile: async (input, caller) => (await profile()).updateProfile(input, caller),
  changePassword: async (input, caller) =>
    (await import('./accounts/change-password')).changePassword(input, caller),
  getUserMessages: async (input, caller) => (await messages()).getUserMessages(input, caller),
  setUserMessageRead: async (input, caller) => (await messages()).setUserMessageRead(input, caller),
  getPreferences: async (input, caller) => (await preferences()).getPreferences(input, caller),
  updatePreferences: async (input, caller) => (await preferences()).updatePreferences(input, caller),
  getSessions: async (input, caller) => (await sessions()).getSessions(input, caller),
  endSessions: async (input, caller) => (await sessions()).endSessions(input, caller),
  exportData: async (input, caller) => (await import('./accounts/export-data')).exportData(input, caller),
  deleteAccount: async (input, caller) =>
    (await import('./accounts/delete-account')).deleteAccount(input, caller),
  getUserProperties: async (input, caller) => (await ownListings()).getUserProperties(input, caller),
  getUserLettings: async (input, caller) => (await ownListings()).getUserLettings(input, caller),
}
