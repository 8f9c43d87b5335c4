import type { SearchCriteria } from '../criteria'
import type { IdSet } from './id-set'

/** Criteria as the engine reads them. It does not know the words of advertisements. */
export interface EngineCriteria extends SearchCriteria {
  /** The listings whose advertisements have the words of `keyword`; null or absent for no such filter. */
  worded?: IdSet | null
}
