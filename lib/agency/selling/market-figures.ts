import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { db } from '../database'

/** With fewer agreements, the medians would depend too much on chance. */
const MIN_AGREEMENTS = 20

/**
 * Computes three figures of the homes that found a buyer or tenant within the last year: their number, the median of the
 * days from the listing to the agreement, and the median of the price at the agreement as a percentage of the first
 * price. Both prices are advertised ones, because the agency does not know the price that was paid. Leaves out homes
 * that are back on the market, because their agreement has fallen through. Returns null for too few agreements.
 */
export async function getMarketFigures({
  kind,
}: ParsedInput<'marketFigures'>): Promise<Reply<CallOutput<'marketFigures'>>> {
  const agreementType = kind === 'sale' ? 'under_offer' : 'let_agreed'
  const { rows } = await sql<{ agreements: number; days: number | null; percent: number | null }>`
    with agreed as (
      select distinct on (event.listing_id) event.listing_id, event.at, event.price_pence
        from listing_event event join listing on listing.id = event.listing_id
       where listing.kind = ${kind}::listing_kind and event.type = ${agreementType}::listing_event_type
         and listing.status not in ('available', 'withdrawn', 'draft')
         and event.at > now() - interval '1 year'
       order by event.listing_id, event.at
    ), listed as (
      select distinct on (listing_id) listing_id, at, price_pence
        from listing_event where type = 'listed' and listing_id in (select listing_id from agreed)
       order by listing_id, at
    )
    select count(*)::int as agreements,
      percentile_disc(0.5) within group (order by extract(day from agreed.at - listed.at))::int as days,
      round(percentile_cont(0.5) within group (
        order by agreed.price_pence::float8 * 100 / nullif(listed.price_pence, 0)))::int as percent
    from agreed join listed using (listing_id)`.execute(db())
  const [figures] = rows
  if (!figures || figures.agreements < MIN_AGREEMENTS) return success(null)
  const { agreements, days, percent } = figures
  return success({ sold: agreements, median_days: days, median_percent_of_first_price: percent })
}
