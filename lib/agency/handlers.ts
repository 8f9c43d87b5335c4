import { success, type Reply } from '../contract/call'
import type { CallName, CallOutput, Contract, ParsedInput } from '../contract'
import { autoLogin } from './accounts/auto-login'
import { changePassword } from './accounts/change-password'
import { deleteAccount } from './accounts/delete-account'
import { exportData } from './accounts/export-data'
import { forgottenPassword, resetPassword } from './accounts/forgotten-password'
import { login } from './accounts/login'
import { logout } from './accounts/logout'
import { getUserMessages, setUserMessageRead } from './accounts/messages'
import { getUserLettings, getUserProperties } from './accounts/own-listings'
import { getPreferences, updatePreferences } from './accounts/preferences'
import { getUserData, updateProfile } from './accounts/profile'
import { requestCode } from './accounts/request-code'
import { endSessions, getSessions } from './accounts/session-list'
import { signup } from './accounts/signup'
import { verifyCode } from './accounts/verify-code'
import { articleHandlers } from './content/articles'
import { getSiteMeta } from './content/site-meta'
import { listRecruitment } from './content/vacancies'
import { contactUs } from './enquiries/contact'
import { lettingDetail, propertyDetail } from './listings/detail'
import { listingIndex } from './listings/index-of-listings'
import { latestListings } from './listings/latest'
import { subscribeNewsletter, unsubscribeNewsletter } from './newsletter/subscriptions'
import { suggestPlaces } from './places/suggest'
import { areaFigures } from './search/area-figures'
import { lettingSearch, propertySearch } from './search/search'

/** On whose behalf the agency is asked; users come with their token. */
export interface AgencyCaller {
  token?: string
  address?: string
  /** What the browser calls itself. */
  agent?: string
  /** Told when the caller's token has been replaced, as by a new password. */
  onToken?: (token: string) => void
}

/** A caller whose session has been found good. */
export interface UserCaller extends AgencyCaller {
  user: { id: number; sessionId: number }
}

type CallerOf<N extends CallName> = Contract[N]['access'] extends 'user' ? UserCaller : AgencyCaller
export type Handlers = { [N in CallName]: (input: ParsedInput<N>, caller: CallerOf<N>) => Promise<Reply<CallOutput<N>>> }

const news = articleHandlers('news', 'Blog not found')
const guides = articleHandlers('guide', 'Guide not found')

/** Which part of the agency answers which call; they bind, the parts think. */
export const handlers: Handlers = {
  siteMeta: getSiteMeta,
  newsList: news.list,
  newsFeatured: news.featured,
  newsTags: news.tags,
  newsByTag: news.byTag,
  newsDetail: news.detail,
  newsRelated: news.related,
  newsRelatedManual: news.relatedManual,
  newsPrevious: news.previous,
  newsNext: news.next,
  guidesList: guides.list,
  guidesFeatured: guides.featured,
  guidesTags: guides.tags,
  guidesByTag: guides.byTag,
  guidesDetail: guides.detail,
  guidesRelated: guides.related,
  guidesRelatedManual: guides.relatedManual,
  guidesPrevious: guides.previous,
  guidesNext: guides.next,
  contactUs,
  recruitmentList: listRecruitment,
  areaFigures,
  latestProperty: () => latestListings('sale'),
  latestLetting: () => latestListings('let'),
  propertyDetail,
  listingIndex,
  lettingDetail,
  propertySearch,
  lettingSearch,
  placeSuggest: async ({ query }) => success(suggestPlaces(query)),
  login,
  loginOtpRequest: requestCode,
  verifyOtp: verifyCode,
  signup,
  subscribeNewsletter,
  unsubscribeNewsletter,
  logout,
  autoLogin,
  forgottenPassword,
  resetPassword,
  getUserData,
  updateProfile,
  changePassword,
  getUserMessages,
  setUserMessageRead,
  getPreferences,
  updatePreferences,
  getSessions,
  endSessions,
  exportData,
  deleteAccount,
  getUserProperties,
  getUserLettings,
}
