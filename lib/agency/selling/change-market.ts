import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { sellingMessages as messages } from '../../contract/selling-messages'
import { isLive } from '../../domain/listing-status'
import { depositCapFromYearlyRent } from '../../tenancy/deposit'
import { poundsAndPence } from '../../format/money'
import { isCommercialType } from '../../domain/property-type'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { toPounds } from '../listings/cards'
import { changeStatus } from '../listings/change-status'
import { now } from '../sql-expressions'
import { lockHome, notFound, type HomeRow } from './home-row'
import { findPublishBlocks } from './publish-blocks'

/** The time of a new event: never before the last one, so that the history keeps its order. */
async function getEventTime(tx: Tx, listingId: number): Promise<Date> {
  const last = await tx
    .selectFrom('listingEvent')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('listingId', '=', listingId)
    .executeTakeFirst()
  const at = new Date()
  return last?.at && last.at > at ? last.at : at
}

/** A lower rent lowers what may be taken as a deposit. */
function getDepositRefusal({ kind, nation, type, depositPence }: HomeRow, newPrice: number): string | null {
  if (kind !== 'let' || depositPence === null || isCommercialType(type)) return null
  const cap = depositCapFromYearlyRent(nation, newPrice * 1_200)
  if (!cap || depositPence <= cap.pence + 1) return null
  return `${messages.depositCap} at that rent: ${cap.description}, ${poundsAndPence(cap.pence)}. Ask us to lower the deposit first.`
}

/** Changes the price of a live home of the caller, as an event of its public history. */
export const changePrice = (
  { id, kind, seen_price, new_price }: ParsedInput<'changePrice'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const home = await lockHome(tx, { id, kind, ownerId: user.id })
    if (!home) return notFound(kind)
    if (!isLive(home.status)) return failure(`${messages.notLive}.`)
    if (toPounds(home.pricePence) === new_price) return failure(`${messages.samePrice}.`)
    if (toPounds(home.pricePence) !== seen_price)
      return failure(`${messages.changed}: the price is ${poundsAndPence(Number(home.pricePence ?? 0))} now.`)
    const refusal = getDepositRefusal(home, new_price)
    if (refusal) return failure(refusal)
    const pricePence = BigInt(new_price) * 100n
    await tx
      .updateTable('listing')
      .set({
        pricePence,
        ...(home.priceQualifier === 'poa' ? { priceQualifier: 'price' as const } : {}),
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute()
    await tx
      .insertInto('listingEvent')
      .values({
        listingId: id,
        type: 'price_changed',
        at: await getEventTime(tx, id),
        pricePence,
        previousPence: home.pricePence,
      })
      .execute()
    return success(null, kind === 'sale' ? 'The new price is public.' : 'The new rent is public.')
  })

/** Takes a live home of the caller off the market, or puts a withdrawn one back. */
export const changeMarket = (
  { id, kind, action }: ParsedInput<'changeMarket'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const home = await lockHome(tx, { id, kind, ownerId: user.id })
    if (!home) return notFound(kind)
    const at = new Date()
    if (action === 'withdraw') {
      if (!isLive(home.status)) return failure(`${messages.notLive}.`)
      await changeStatus(tx, id, 'withdrawn', at)
      return success(null, 'The home is off the market. You can put it back at any time.')
    }
    if (isLive(home.status)) return success(null, 'The home is on the market.')
    if (home.status !== 'withdrawn') return notFound(kind)
    const [block] = await findPublishBlocks(tx, home, at)
    if (block) return failure(`${messages.notReady}. ${block.text}`)
    await changeStatus(tx, id, 'available', at)
    return success(null, 'The home is on the market again.')
  })
