import { sql, type Expression, type SqlBool } from 'kysely'
import type { EntryBuilder } from './place-predicate'

/* PostgreSQL’s regular expressions, matched without regard to case; \m and \M are the ends of a word. */

/** The words by which owners and feeds say that pets are considered or welcome. */
const ACCEPTANCE =
  '\\m(welcome|consider|allow|accept|permit|friendly|negotia|arrange|request|possible|ok|okay|yes|consent|permission)'

/** The words for no pets, or not all: 'No dogs', 'Not allowed by the lease', 'Sorry, no pets'. */
const REFUSAL =
  "\\m(no|without)\\M[^.;]*\\m(pet|dog|cat|animal)s?\\M|\\m(not|never|cannot|except|refused|unsuitable|unable)\\M|n[’']t\\M|^(no|none)\\M"

/** The condition of a home whose newest statement about pets says that they are considered or welcome. */
export const acceptsPets = (eb: EntryBuilder): Expression<SqlBool> => {
  const statement = eb
    .selectFrom('listing')
    .innerJoin('materialFact as fact', 'fact.propertyId', 'listing.propertyId')
    .whereRef('listing.id', '=', 'searchEntry.listingId')
    .where('fact.key', '=', 'pets')
    .orderBy('fact.suppliedAt', 'desc')
    .orderBy('fact.id', 'desc')
    .limit(1)
    .select(({ and }) =>
      and([sql<SqlBool>`fact.value ~* ${ACCEPTANCE}`, sql<SqlBool>`fact.value !~* ${REFUSAL}`]).as(
        'acceptsPets',
      ),
    )
  return eb.fn.coalesce(statement, sql.lit(false))
}
