import type { ListingKind } from '../../domain/listing-kind'
import type { ParsedInput } from '../../contract'
import type { OwnedLetting, OwnedProperty } from '../../contract/account'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { eventsOf, ownedRows, type CardRow } from '../listings/card-rows'
import { letCardOf, salesCardOf, toPounds } from '../listings/cards'

/** Reads the caller's listings of a kind as cards with what only an owner may see. */
async function ownedCards<Card>(ownerId: number, kind: ListingKind, cardOf: (row: CardRow) => Card) {
  const rows = await ownedRows(ownerId, kind)
  const events = await eventsOf(rows.map(({ id }) => id))
  return rows.map((row) => ({
    ...cardOf(row),
    package_def: row.packageDef,
    status: row.status,
    timeline: events
      .filter(({ listingId }) => listingId === row.id)
      .map(({ type, at, pricePence }) => ({
        event: type,
        at: at.toISOString(),
        price: pricePence === null ? null : toPounds(pricePence),
      })),
  }))
}

/** B-20: lists the caller's properties for sale, drafts and withdrawn ones too. */
export const getUserProperties = async (
  _input: ParsedInput<'getUserProperties'>,
  { user }: UserCaller,
): Promise<Reply<OwnedProperty[]>> => success(await ownedCards(user.id, 'sale', salesCardOf))

/** B-21: lists those to let. */
export const getUserLettings = async (
  _input: ParsedInput<'getUserLettings'>,
  { user }: UserCaller,
): Promise<Reply<OwnedLetting[]>> => success(await ownedCards(user.id, 'let', letCardOf))
