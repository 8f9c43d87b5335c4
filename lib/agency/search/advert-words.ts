import { sql, type SqlBool } from 'kysely'
import { liveStatuses } from '../../domain/listing-status'
import type { EntryBuilder } from './place-predicate'

const liveStatusList = sql.join(liveStatuses.map((status) => sql.lit(status)))

/** Converts a keyword to a full-text query for texts that have all of its words. */
const toTextQuery = (keyword: string) => sql`plainto_tsquery('english', ${keyword})`

/** Whether a keyword has only stop words such as 'the'. Such a keyword filters nothing. */
export const hasOnlyStopWords = (keyword: string) => sql<SqlBool>`numnode(${toTextQuery(keyword)}) = 0`

/** Whether a live listing has a keyword's words. PostgreSQL uses the index `listing_words` only for this exact SQL. */
export const listingHasWords = (keyword: string) =>
  sql<SqlBool>`listing_words(display_address, summary, features, description) @@ ${toTextQuery(keyword)}
    and status in (${liveStatusList})`

/** Whether the advertisement of an entry has all words of a keyword. Also true for a keyword of stop words alone. */
export const entryMatchesKeyword = ({ ref }: EntryBuilder, keyword: string) =>
  sql<SqlBool>`(${hasOnlyStopWords(keyword)}
    or ${ref('listingId')} in (select id from listing where ${listingHasWords(keyword)}))`
