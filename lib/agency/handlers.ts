import { success, type Reply } from '../contract/call'
import type { CallName, CallOutput, ParsedInput } from '../contract'

/** On whose behalf the agency is asked; users come with their token. */
export interface AgencyCaller {
  token?: string
  address?: string
}

export type Handlers = { [N in CallName]: (input: ParsedInput<N>, caller: AgencyCaller) => Promise<Reply<CallOutput<N>>> }

const articles = async (section: 'news' | 'guide') => (await import('./content/articles')).articleHandlers(section, section === 'news' ? 'Blog not found' : 'Guide not found')
const news = () => articles('news')
const guides = () => articles('guide')
const detail = () => import('./listings/detail')
const latest = () => import('./listings/latest')
const search = () => import('./search/search')

/**
 * Which part of the agency answers which call; they bind, the parts think. A part is loaded when it
 * is first asked: a start waits for what the first page reads, and for no gazetteer or mail beside it.
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
}
