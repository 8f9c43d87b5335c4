import { success, type Reply } from '../contract/call'
import type { CallName, CallOutput, ParsedInput } from '../contract'
import { getSiteMeta } from './content/site-meta'
import { lettingDetail, propertyDetail } from './listings/detail'
import { listingIndex } from './listings/index-of-listings'
import { latestListings } from './listings/latest'
import { suggestPlaces } from './places/suggest'
import { lettingSearch, propertySearch } from './search/search'

/** On whose behalf the agency is asked; users come with their token. */
export interface AgencyCaller {
  token?: string
  address?: string
}

export type Handlers = { [N in CallName]: (input: ParsedInput<N>, caller: AgencyCaller) => Promise<Reply<CallOutput<N>>> }

/** Which part of the agency answers which call; they bind, the parts think. */
export const handlers: Handlers = {
  siteMeta: getSiteMeta,
  latestProperty: () => latestListings('sale'),
  latestLetting: () => latestListings('let'),
  propertyDetail,
  listingIndex,
  lettingDetail,
  propertySearch,
  lettingSearch,
  placeSuggest: async ({ query }) => success(suggestPlaces(query)),
}
