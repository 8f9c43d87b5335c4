import type { SearchCriteria } from '../criteria'
import type { IdSet } from './id-set'

/** Criteria as the engine reads them. The engine does not hold the words of advertisements; see KeywordListings. */
export interface EngineCriteria extends SearchCriteria {
  /** The listings whose advertisements have the words of `keyword`; null or absent without a filter by keyword. */
  keywordMatches?: IdSet | null
}
