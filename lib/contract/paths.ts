/** Who may make a call: `public` needs the API key only, `user` also the token of the user. */
export type Access = 'public' | 'user'

interface Path {
  method: 'GET' | 'POST'
  path: string
  version?: 'v2'
  /** `public` where it is absent. */
  access?: 'user'
}

/** The specified paths, apart from the schemas, so that the browser can call by name without loading zod. */
export const paths = {
  siteMeta: { method: 'POST', path: 'sitemeta/get_site_meta' },
  newsList: { method: 'POST', path: 'blog/blogs' },
  newsFeatured: { method: 'POST', path: 'blog/featuredblogs' },
  newsTags: { method: 'POST', path: 'blog/get_distinct_tags_blog' },
  newsByTag: { method: 'POST', path: 'blog/blogs_by_tag' },
  newsDetail: { method: 'POST', path: 'blog/blog_detail' },
  newsRelated: { method: 'POST', path: 'blog/get_related_blog' },
  newsRelatedManual: { method: 'POST', path: 'blog/get_related_blog_manual' },
  newsPrevious: { method: 'POST', path: 'blog/get_previous_blog' },
  newsNext: { method: 'POST', path: 'blog/get_next_blog' },
  guidesList: { method: 'POST', path: 'guide/guides' },
  guidesFeatured: { method: 'POST', path: 'guide/featuredguides' },
  guidesTags: { method: 'POST', path: 'guide/get_distinct_tags_guide' },
  guidesByTag: { method: 'POST', path: 'guide/guides_by_tag' },
  guidesDetail: { method: 'POST', path: 'guide/guide_detail' },
  guidesRelated: { method: 'POST', path: 'guide/get_related_guide' },
  guidesRelatedManual: { method: 'POST', path: 'guide/get_related_guide_manual' },
  guidesPrevious: { method: 'POST', path: 'guide/get_previous_guide' },
  guidesNext: { method: 'POST', path: 'guide/get_next_guide' },
  contactUs: { method: 'POST', path: 'contact/contactUs' },
  recruitmentList: { method: 'POST', path: 'recruitment/listRecruitment' },
  areaIndex: { method: 'GET', path: 'place/areas' },
  areaFigures: { method: 'GET', path: 'place/area_figures' },
  valueEstimate: { method: 'GET', path: 'valuation/estimate' },
  latestProperty: { method: 'POST', path: 'property/latest_property' },
  latestLetting: { method: 'POST', path: 'letting/latest_letting' },
  propertyDetail: { method: 'POST', path: 'property/property_detail' },
  lettingDetail: { method: 'POST', path: 'letting/letting_detail' },
  listingIndex: { method: 'GET', path: 'listing/index' },
  propertySearch: { method: 'POST', path: 'property/property_search' },
  lettingSearch: { method: 'POST', path: 'letting/letting_search' },
  formerListing: { method: 'POST', path: 'listing/former_listing' },
  confirmationRequest: { method: 'POST', path: 'listing/confirmation_request' },
  answerConfirmation: { method: 'POST', path: 'listing/answer_confirmation' },
  confirmListing: { method: 'POST', path: 'listing/confirm', access: 'user' },
  placeSuggest: { method: 'GET', path: 'place/suggest' },
  searchPhrase: { method: 'GET', path: 'place/phrase' },
  login: { method: 'POST', path: 'user/login' },
  loginOtpRequest: { method: 'POST', path: 'user/login_otp_request' },
  verifyOtp: { method: 'POST', path: 'user/verify_otp' },
  signup: { method: 'POST', path: 'user/signup' },
  subscribeNewsletter: { method: 'POST', path: 'user/subscribe_newsletter' },
  unsubscribeNewsletter: { method: 'POST', path: 'user/unsubscribe_newsletter' },
  logout: { method: 'POST', path: 'user/logout' },
  autoLogin: { method: 'POST', path: 'user/auto_login' },
  forgottenPassword: { method: 'POST', path: 'user/forgotten_password' },
  resetPassword: { method: 'POST', path: 'user/reset_password' },
  resetLinkStatus: { method: 'POST', path: 'user/reset_link_status' },
  getUserData: { method: 'POST', path: 'user/get_user_data', access: 'user' },
  updateProfile: { method: 'POST', path: 'user/update_profile', access: 'user' },
  changePassword: { method: 'POST', path: 'user/change_password', access: 'user' },
  getEmailChange: { method: 'POST', path: 'user/get_email_change', access: 'user' },
  requestEmailChange: { method: 'POST', path: 'user/request_email_change', access: 'user' },
  confirmEmailChange: { method: 'POST', path: 'user/confirm_email_change', access: 'user' },
  getUserMessages: { method: 'POST', path: 'user/get_user_messages', access: 'user' },
  setUserMessageRead: { method: 'POST', path: 'user/set_user_message_read', access: 'user' },
  getPreferences: { method: 'POST', path: 'user/get_preferences', access: 'user' },
  updatePreferences: { method: 'POST', path: 'user/update_preferences', access: 'user' },
  getSessions: { method: 'POST', path: 'user/get_sessions', access: 'user' },
  endSessions: { method: 'POST', path: 'user/end_sessions', access: 'user' },
  exportData: { method: 'POST', path: 'user/export_data', access: 'user' },
  deleteAccount: { method: 'POST', path: 'user/delete_account', access: 'user' },
  getUserProperties: { method: 'POST', path: 'property/get_user_properties', access: 'user' },
  getUserLettings: { method: 'POST', path: 'letting/get_user_lettings', access: 'user' },
  askAboutProperty: { method: 'POST', path: 'property/ask_a_question', access: 'user' },
  askAboutLetting: { method: 'POST', path: 'letting/ask_a_question', access: 'user' },
  getThreads: { method: 'POST', path: 'thread/get_threads', access: 'user' },
  unreadThreads: { method: 'POST', path: 'thread/unread_threads', access: 'user' },
  getThread: { method: 'POST', path: 'thread/get_thread', access: 'user' },
  sendMessage: { method: 'POST', path: 'thread/send_message', access: 'user' },
  blockPerson: { method: 'POST', path: 'thread/block_person', access: 'user' },
  unblockPerson: { method: 'POST', path: 'thread/unblock_person', access: 'user' },
  reportThread: { method: 'POST', path: 'thread/report_thread', access: 'user' },
  arrangeViewing: { method: 'POST', path: 'property/arrange_viewing', access: 'user' },
  arrangeLettingViewing: { method: 'POST', path: 'letting/arrange_viewing', access: 'user' },
  getUserViewings: { method: 'POST', path: 'user/get_user_viewings', access: 'user' },
  viewingSlots: { method: 'POST', path: 'viewing/slots' },
  ownViewingSlots: { method: 'POST', path: 'viewing/own_slots', access: 'user' },
  answerViewing: { method: 'POST', path: 'viewing/answer', access: 'user' },
  getAvailability: { method: 'POST', path: 'viewing/get_availability', access: 'user' },
  setAvailability: { method: 'POST', path: 'viewing/set_availability', access: 'user' },
  setDayOff: { method: 'POST', path: 'viewing/set_day_off', access: 'user' },
  viewingFeedbackRequest: { method: 'POST', path: 'viewing/feedback_request' },
  giveViewingFeedback: { method: 'POST', path: 'viewing/give_feedback' },
  makeOffer: { method: 'POST', path: 'property/make_an_offer', access: 'user' },
  answerOffer: { method: 'POST', path: 'property/answer_offer', access: 'user' },
  requestLet: { method: 'POST', path: 'letting/request_let_property', access: 'user' },
  answerLetRequest: { method: 'POST', path: 'letting/answer_request', access: 'user' },
  getUserOffers: { method: 'POST', path: 'user/get_user_offers', access: 'user' },
  getListingOffers: { method: 'POST', path: 'user/get_listing_offers', access: 'user' },
  chatbot: { method: 'POST', path: 'chatbot/{product}-chatbot-api', version: 'v2' },
} as const satisfies Record<string, Path>

const PRODUCT = '{product}'

/** Fills the product's word into a path that carries it (D-01). @param product the setting PRODUCT_SLUG */
export const fillPath = (path: string, product: string): string => path.replace(PRODUCT, product)

export type CallName = keyof typeof paths
export type AccessOf<N extends CallName> = (typeof paths)[N] extends { access: 'user' } ? 'user' : 'public'

export const isUserCall = (name: CallName): boolean => 'access' in paths[name]
