import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { sellingMessages as messages } from '../../contract/selling-messages'
import { parsePounds } from '../../domain/amount'
import { isLive } from '../../domain/listing-status'
import { isCommercialType } from '../../domain/property-type'
import { formatPence, PENCE_PER_POUND, toPence } from '../../format/money'
import { getDepositCapFromYearlyRent, getHoldingDepositCap } from '../../tenancy/deposit'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { toWholePounds } from '../listings/cards'
import { findCurrentFacts } from '../listings/facts'
import { now } from '../sql-expressions'
import { getRevision, lockHome, notFound, type HomeRow } from './home-row'

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

interface Change {
  /** Whole pounds. */
  price: number
  depositPence: number | null
}

const isHomeToLet = ({ kind, type }: HomeRow): boolean => kind === 'let' && !isCommercialType(type)

/** A lower rent lowers what may be taken as a deposit (domain B2). */
function getDepositRefusal(home: HomeRow, { price, depositPence }: Change): string | null {
  if (!isHomeToLet(home) || depositPence === null) return null
  const cap = getDepositCapFromYearlyRent(home.nation, price * 1_200)
  // A deposit that was worked out from a week's rent may have been rounded up by a penny.
  if (!cap || depositPence <= cap.pence + 1) return null
  return `${messages.depositCap} at that rent: ${cap.description}, ${formatPence(cap.pence)}.`
}

/** Lowers a holding deposit to a week of the new rent. @returns the new one in pence; null where it may stay */
async function lowerHoldingDeposit(tx: Tx, home: HomeRow, rent: number): Promise<number | null> {
  const cap = isHomeToLet(home) ? getHoldingDepositCap(home.nation, rent) : null
  if (cap === null) return null
  const facts = await findCurrentFacts([home.propertyId], tx)
  const pounds = parsePounds('let', facts.find(({ key }) => key === 'holding_deposit')?.value ?? '')
  if (!pounds || pounds * PENCE_PER_POUND <= cap) return null
  await insertFact(tx, home, 'holding_deposit', formatPence(cap))
  return cap
}

const insertFact = (tx: Tx, { propertyId }: HomeRow, key: string, value: string) =>
  tx.insertInto('materialFact').values({ propertyId, key, value, source: 'owner', suppliedAt: now }).execute()

/** Writes the change with its event, and a revision, so that an older page of the rent's step does not undo it. */
async function writeChange(tx: Tx, home: HomeRow, { price, depositPence }: Change): Promise<void> {
  const pricePence = toPence(price)
  await tx
    .updateTable('listing')
    .set({
      pricePence,
      depositPence,
      ...(home.priceQualifier === 'poa' ? { priceQualifier: 'price' as const } : {}),
      updatedAt: now,
    })
    .where('id', '=', home.id)
    .execute()
  if (pricePence !== home.pricePence)
    await tx
      .insertInto('listingEvent')
      .values({
        listingId: home.id,
        type: 'price_changed',
        at: await getEventTime(tx, home.id),
        pricePence,
        previousPence: home.pricePence,
      })
      .execute()
  if (depositPence !== home.depositPence && isHomeToLet(home))
    await insertFact(tx, home, 'deposit', depositPence ? formatPence(depositPence) : 'None')
  await tx
    .insertInto('listingRevision')
    .values({
      listingId: home.id,
      revision: (await getRevision(tx, home.id)) + 1,
      fields: ['pricePence', 'depositPence'],
    })
    .execute()
}

/** Changes the price of a live home of the caller, as an event of its public history, and the deposit with a rent. */
export const changePrice = (
  { id, kind, seen_price, new_price, new_deposit }: ParsedInput<'changePrice'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const home = await lockHome(tx, { id, kind, ownerId: user.id })
    if (!home) return notFound(kind)
    if (!isLive(home.status)) return failure(`${messages.notLive}.`)
    const isDepositGiven = kind === 'let' && new_deposit !== undefined
    const change: Change = {
      price: new_price,
      depositPence: isDepositGiven ? new_deposit * PENCE_PER_POUND : home.depositPence,
    }
    const isSamePrice = toWholePounds(home.pricePence) === new_price
    if (isSamePrice && change.depositPence === home.depositPence) return failure(`${messages.samePrice}.`)
    if (toWholePounds(home.pricePence) !== seen_price)
      return failure(`${messages.changed}: the price is ${formatPence(Number(home.pricePence ?? 0))} now.`)
    const refusal = getDepositRefusal(home, change)
    if (refusal) return failure(refusal)
    await writeChange(tx, home, change)
    if (kind === 'sale') return success(null, 'The new price is public.')
    const holdingDeposit = await lowerHoldingDeposit(tx, home, new_price)
    const done = isSamePrice ? 'The new deposit is public.' : 'The new rent is public.'
    return success(
      null,
      holdingDeposit === null
        ? done
        : `${done} The holding deposit is ${formatPence(holdingDeposit)} now, a week’s rent: the law allows no more.`,
    )
  })
