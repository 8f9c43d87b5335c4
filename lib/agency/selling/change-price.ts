import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { UNUSUAL_AMOUNT } from '../../contract/offer-messages'
import { MAX_MONTHLY_RENT_POUNDS, sellingMessages as messages } from '../../contract/selling-messages'
import { roundToPence } from '../../domain/amount'
import { isLive } from '../../domain/listing-status'
import { findUnusualSide } from '../../domain/offer'
import { isCommercialType } from '../../domain/property-type'
import { formatPence, formatPounds, formatRentPerMonth, toPence, toPounds } from '../../format/money'
import {
  getDepositCapFromYearlyRent,
  getHoldingDepositCap,
  isAboveCap,
  parseHoldingDeposit,
  toYearlyPence,
} from '../../tenancy/deposit'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { toAdvertisedPounds } from '../listings/cards'
import { findCurrentFacts } from '../listings/facts'
import { lowerRequestedRents } from '../offers/lower-requested-rents'
import { now } from '../sql-expressions'
import { getRevision, lockHome, notFound, type HomeRow } from './home-row'
import { getRaisedTermsRefusal } from './published-home'

/** Returns the time for a new event. It is never before the last event, even if the clock has gone back. */
async function getEventTime(tx: Tx, listingId: number): Promise<Date> {
  const lastEvent = await tx
    .selectFrom('listingEvent')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('listingId', '=', listingId)
    .executeTakeFirst()
  const currentTime = new Date()
  return lastEvent?.at && lastEvent.at > currentTime ? lastEvent.at : currentTime
}

interface PriceChange {
  /** The price in whole pounds, or the monthly rent in pounds with its pence. */
  price: number
  depositPence: number | null
}

const isHomeToLet = ({ kind, type }: HomeRow): boolean => kind === 'let' && !isCommercialType(type)

/** Refuses a deposit above the legal cap, which falls with the rent (domain B2). */
function getDepositRefusal(home: HomeRow, { price, depositPence }: PriceChange): string | null {
  if (!isHomeToLet(home) || depositPence === null) return null
  const cap = getDepositCapFromYearlyRent(home.nation, toYearlyPence(price))
  if (!cap || !isAboveCap(depositPence, cap, { mayBeRounded: true })) return null
  return `${messages.depositCap} at that rent: ${cap.description}, ${formatPence(cap.pence)}.`
}

/**
 * Lowers a holding deposit to its legal cap, a week's rent, when the rent falls.
 * @returns the new holding deposit in pence; null if it is unchanged
 */
async function lowerHoldingDeposit(tx: Tx, home: HomeRow, rent: number): Promise<number | null> {
  const cap = isHomeToLet(home) ? getHoldingDepositCap(home.nation, rent) : null
  if (cap === null) return null
  const facts = await findCurrentFacts([home.propertyId], tx)
  const holdingDeposit = facts.find(({ key }) => key === 'holding_deposit')
  const statedPence = parseHoldingDeposit(holdingDeposit?.value)
  if (statedPence === null || statedPence <= cap) return null
  await insertFact(tx, home, 'holding_deposit', formatPence(cap))
  return cap
}

const insertFact = (tx: Tx, { propertyId }: HomeRow, key: string, value: string) =>
  tx.insertInto('materialFact').values({ propertyId, key, value, source: 'owner', suppliedAt: now }).execute()

/** Refuses a price far from the present one until the owner confirms it, because the price may be a typing error. */
function getUnusualPriceRefusal({ kind, pricePence }: HomeRow, price: number): Refusal | null {
  if (pricePence === null) return null
  const presentPrice = toAdvertisedPounds(kind, pricePence)
  const side = findUnusualSide(price, presentPrice)
  if (!side) return null
  const formatAmount = kind === 'sale' ? formatPounds : formatRentPerMonth
  const priceName = kind === 'sale' ? 'price' : 'rent'
  const comparison = `${formatAmount(price)} is far ${side} the present ${priceName} of ${formatAmount(presentPrice)}.`
  return failure(`${UNUSUAL_AMOUNT} ${comparison} Correct the amount, or tick the box and send again.`)
}

async function getPriceRefusal(
  tx: Tx,
  home: HomeRow,
  change: PriceChange,
  { isSure }: { isSure: boolean },
): Promise<Refusal | null> {
  const { price, depositPence } = change
  if (home.kind === 'let' && price > MAX_MONTHLY_RENT_POUNDS) return failure(`${messages.rentLimit}.`)
  const termsRefusal =
    home.kind === 'let' ? await getRaisedTermsRefusal(tx, home, { rent: price, depositPence }) : null
  if (termsRefusal) return termsRefusal
  const depositRefusal = getDepositRefusal(home, change)
  if (depositRefusal) return failure(depositRefusal)
  return isSure ? null : getUnusualPriceRefusal(home, price)
}

/** Stores the change with its event, and with a revision, so that a page loaded earlier cannot undo the change. */
async function storePriceChange(tx: Tx, home: HomeRow, { price, depositPence }: PriceChange): Promise<void> {
  const pricePence = toPence(price)
  await tx
    .updateTable('listing')
    .set({
      pricePence,
      depositPence,
      // A home whose price was on application now has a public price.
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

function describePresentPrice({ kind, pricePence }: HomeRow): string {
  if (pricePence === null) return `the ${kind === 'sale' ? 'price' : 'rent'} is on application`
  return kind === 'sale'
    ? `the price is ${formatPence(Number(pricePence))}`
    : `the rent is ${formatRentPerMonth(toPounds(pricePence))}`
}

/** Changes price, or rent and deposit, of a live home. Refuses a price far from the present one unless `is_sure`. */
export const changePrice = (
  { id, kind, seen_price, new_price, new_deposit, is_sure }: ParsedInput<'changePrice'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const home = await lockHome(tx, { id, kind, ownerId: user.id })
    if (!home) return notFound(kind)
    if (!isLive(home.status)) return failure(`${messages.notLive}.`)
    const hasNewDeposit = kind === 'let' && new_deposit !== undefined
    const newPrice = kind === 'let' ? roundToPence(new_price) : Math.round(new_price)
    const change: PriceChange = {
      price: newPrice,
      depositPence: hasNewDeposit ? Number(toPence(new_deposit)) : home.depositPence,
    }
    const presentPrice = toAdvertisedPounds(kind, home.pricePence)
    const isSamePrice = presentPrice === newPrice
    if (isSamePrice && change.depositPence === home.depositPence) return failure(`${messages.samePrice}.`)
    if (presentPrice !== seen_price) return failure(`${messages.changed}: ${describePresentPrice(home)} now.`)
    const refusal = await getPriceRefusal(tx, home, change, { isSure: is_sure })
    if (refusal) return refusal
    await storePriceChange(tx, home, change)
    if (kind === 'sale') return success(null, `The new price of ${formatPounds(newPrice)} is public.`)
    const confirmation = isSamePrice
      ? 'The new deposit is public.'
      : `The new rent of ${formatRentPerMonth(newPrice)} is public.`
    await lowerRequestedRents(tx, [id])
    const holdingDeposit = await lowerHoldingDeposit(tx, home, newPrice)
    if (holdingDeposit === null) return success(null, confirmation)
    const holdingDepositNote = `The holding deposit is ${formatPence(holdingDeposit)} now, a week’s rent: the law allows no more.`
    return success(null, `${confirmation} ${holdingDepositNote}`)
  })
