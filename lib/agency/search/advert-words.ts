import { sql, type SqlBool } from 'kysely'
import { liveStatuses } from '../../domain/listing-status'
import type { EntryBuilder } from './place-predicate'

const statuses = sql.join(liveStatuses.map((status) => sql.lit(status)))

/** The words that are looked for, in PostgreSQL's form. */
const toWords = (keyword: string) => sql`plainto_tsquery('english', ${keyword})`

/** Whether words say nothing by themselves ('the'), and are no filter. */
export const saysNothing = (keyword: string) => sql<SqlBool>`numnode(${toWords(keyword)}) = 0`

/**
 * Whether a row of `listing` is on the market and its advertisement has all words. The index `listing_words` has this
 * expression and this condition, so they must stay as they are.
 */
export const advertHasWords = (keyword: string) =>
  sql<SqlBool>`listing_words(display_address, summary, features, description) @@ ${toWords(keyword)} and status in (${statuses})`

/** Whether a search entry's advertisement has all words. */
export const hasWords = ({ ref }: EntryBuilder, keyword: string) =>
  sql<SqlBool>`(${saysNothing(keyword)} or ${ref('listingId')} in (select id from listing where ${advertHasWords(keyword)}))`
