import { sql } from 'kysely'
import { db } from '../../lib/agency/database'
import { createContentRows } from '../../prisma/seed/content-rows'
import { createSiteMeta } from '../../prisma/seed/meta'

/** The rating of the demonstration is made up, so no agency may publish it as its own (META-03). */
const KEY_OF_MADE_UP_RATING = 'ld_json_ratingValue_reviewCount'

/**
 * Adds the demonstration's site meta and articles, except where the agency has a value or an article of its own. A new
 * agency thus begins with titles, terms, questions and guides. @returns how many of each were added
 */
export async function addShippedTexts(): Promise<{ siteMeta: number; articles: number }> {
  return {
    siteMeta: await insertMissing(
      'site_meta',
      createSiteMeta().filter(({ attr }) => attr !== KEY_OF_MADE_UP_RATING),
    ),
    articles: await insertMissing('content_item', createContentRows()),
  }
}

/** Inserts the rows whose unique key is free. Their properties are the columns. @returns the number of new rows */
async function insertMissing(table: string, rows: readonly object[]): Promise<number> {
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)))
  const result = await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
    on conflict do nothing`.execute(db())
  return Number(result.numAffectedRows)
}
