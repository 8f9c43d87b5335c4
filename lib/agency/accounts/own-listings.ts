import type { ListingKind } from '../../domain/listing-kind'
import type { ParsedInput } from '../../contract'
import type { OwnedLetting, OwnedProperty } from '../../contract/account'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { db } from '../database'
import { findListingEvents, findOwnedCardRows, type CardRow } from '../listings/card-rows'
import { toAdvertisedPounds, toLetCard, toSalesCard } from '../listings/cards'
import { portalsEndAt } from '../orders/portal-term'
import { isOneOf } from '../sql-expressions'

/** Finds the end of each listing's time on the portals, by listing id. Other listings have no entry. */
async function findPortalEnds(ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db()
    .selectFrom('listing')
    .select(['id', portalsEndAt().as('endsAt')])
    .where(({ ref }) => isOneOf(ref('id'), ids))
    .execute()
  return new Map(rows.flatMap(({ id, endsAt }) => (endsAt ? [[id, endsAt]] : [])))
}

async function findOwnedCards<Card>(ownerId: number, kind: ListingKind, toCard: (row: CardRow) => Card) {
  const rows = await findOwnedCardRows(ownerId, kind)
  const ids = rows.map(({ id }) => id)
  const [events, portalEnds] = await Promise.all([findListingEvents(ids), findPortalEnds(ids)])
  return rows.map((row) => ({
    ...toCard(row),
    package_def: row.packageDef,
    status: row.status,
    portals_until: portalEnds.get(row.id)?.toISOString() ?? null,
    timeline: events
      .filter(({ listingId }) => listingId === row.id)
      .map(({ type, at, pricePence }) => ({
        event: type,
        at: at.toISOString(),
        price: pricePence === null ? null : toAdvertisedPounds(kind, pricePence),
      })),
  }))
}

/** Lists the caller's properties for sale, with drafts and withdrawn ones (B-20). */
export const getUserProperties = async (
  _input: ParsedInput<'getUserProperties'>,
  { user }: UserCaller,
): Promise<Reply<OwnedProperty[]>> => success(await findOwnedCards(user.id, 'sale', toSalesCard))

/** Lists the caller's properties to let, with drafts and withdrawn ones (B-21). */
export const getUserLettings = async (
  _input: ParsedInput<'getUserLettings'>,
  { user }: UserCaller,
): Promise<Reply<OwnedLetting[]>> => success(await findOwnedCards(user.id, 'let', toLetCard))
