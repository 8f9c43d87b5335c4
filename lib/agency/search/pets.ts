import { sql, type Expression, type SqlBool } from 'kysely'
import type { EntryBuilder } from './place-predicate'

/* PostgreSQL’s regular expressions, matched without regard to case; \m and \M are the ends of a word. */

/** What says that pets are considered or welcome. Owners and feeds write it in their own words. */
const TAKEN =
  '\\m(welcome|consider|allow|accept|permit|friendly|negotia|arrange|request|possible|ok|okay|yes|consent|permission)'

/** What says that they are not, or that some are not: 'No dogs', 'Not allowed by the lease', 'Sorry, no pets'. */
const REFUSED =
  "\\m(no|without)\\M[^.;]*\\m(pet|dog|cat|animal)s?\\M|\\m(not|never|cannot|except|refused|unsuitable|unable)\\M|n[’']t\\M|^(no|none)\\M"

/** The condition of a home whose newest statement about pets says that they are considered or welcome. */
export const takesPets = (eb: EntryBuilder): Expression<SqlBool> => {
  const statement = eb
    .selectFrom('listing')
    .innerJoin('materialFact as fact', 'fact.propertyId', 'listing.propertyId')
    .whereRef('listing.id', '=', 'searchEntry.listingId')
    .where('fact.key', '=', 'pets')
    .orderBy('fact.suppliedAt', 'desc')
    .orderBy('fact.id', 'desc')
    .limit(1)
    .select(({ and }) =>
      and([sql<SqlBool>`fact.value ~* ${TAKEN}`, sql<SqlBool>`fact.value !~* ${REFUSED}`]).as('isTaken'),
    )
  return eb.fn.coalesce(statement, sql.lit(false))
}
