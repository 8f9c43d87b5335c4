import { sql, type SqlBool } from 'kysely'
import { liveStatuses } from '../../domain/listing-status'
import type { EntryBuilder } from './place-predicate'

const liveStatusList = sql.join(liveStatuses.map((status) => sql.lit(status)))

/** Converts a keyword to a full-text query that all its words must match. */
const toTextQuery = (keyword: string) => sql`plainto_tsquery('english', ${keyword})`

/** Whether a keyword has only stop words such as 'the'. Such a keyword filters nothing. */
export const hasOnlyStopWords = (keyword: string) => sql<SqlBool>`numnode(${toTextQuery(keyword)}) = 0`

/** PostgreSQL uses the index `listing_words` only while expression and condition equal those of the index. */
export const advertHasWords = (keyword: string) =>
  sql<SqlBool>`listing_words(display_address, summary, features, description) @@ ${toTextQuery(keyword)}
    and status in (${liveStatusList})`

/** Whether the advertisement of an entry has all words of a keyword. */
export const hasWords = ({ ref }: EntryBuilder, keyword: string) =>
  sql<SqlBool>`(${hasOnlyStopWords(keyword)}
    or ${ref('listingId')} in (select id from listing where ${advertHasWords(keyword)}))`
