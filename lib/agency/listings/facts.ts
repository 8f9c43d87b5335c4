import { db, type Database } from '../database'
import { isOneOf } from '../sql-expressions'

/** Finds the newest value of each material fact of some properties. The table keeps earlier values too. */
export const findCurrentFacts = (propertyIds: readonly number[], database: Database = db()) =>
  database
    .selectFrom('materialFact')
    .distinctOn(['propertyId', 'key'])
    .select(['propertyId', 'key', 'value', 'source', 'suppliedAt'])
    .where(({ ref }) => isOneOf(ref('propertyId'), propertyIds))
    .orderBy('propertyId')
    .orderBy('key')
    .orderBy('suppliedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
