import type { ParsedInput } from '../../contract'
import { failure, type Refusal } from '../../contract/call'
import { paymentMessages } from '../../contract/payment-messages'
import { sellingMessages as messages } from '../../contract/selling-messages'
import { isLive, type ListingStatus } from '../../domain/listing-status'
import { toPence } from '../../format/money'
import type { Tx } from '../database'
import type { HomeRow } from './home-row'
import type { LocatedAddress } from './locate-address'
import { hasAgreedOrder } from './order-state'

/** Whether a listing has ever been public: a published listing never becomes a draft again. */
export const wasPublic = (status: ListingStatus): boolean => status !== 'draft'

/** Finds the statuses of all published listings of a property: a home may be for sale and to let. */
async function findPublishedStatuses(tx: Tx, propertyId: number): Promise<ListingStatus[]> {
  const listings = await tx
    .selectFrom('listing')
    .select('status')
    .where('propertyId', '=', propertyId)
    .execute()
  return listings.map(({ status }) => status).filter(wasPublic)
}

const toComparable = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')

/** Compares two addresses. If no town was typed, it comes from the postcode and is not compared. */
const isSameAddress = (home: HomeRow, address: LocatedAddress, typedTown: string): boolean =>
  toComparable(address.building) === toComparable(home.building) &&
  address.streetSlug === home.streetSlug &&
  toComparable(address.postcode) === toComparable(home.postcode) &&
  (typedTown === '' || address.townSlug === home.townSlug)

async function hasAcceptedTenant(tx: Tx, { id, kind, status }: HomeRow): Promise<boolean> {
  if (kind !== 'let') return false
  if (status === 'reserved' || status === 'let_agreed') return true
  const request = await tx
    .selectFrom('letRequest')
    .select('id')
    .where('listingId', '=', id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()
  return request !== undefined
}

/**
 * Refuses to raise the rent or deposit once a tenant is accepted. No landlord may accept more than the advertised rent
 * (Renters’ Rights Act 2025, s.56). `rent` is in pounds a month, and `depositPence` is null for no deposit.
 */
export async function getRaisedTermsRefusal(
  tx: Tx,
  home: HomeRow,
  { rent, depositPence }: { rent: number; depositPence: number | null },
): Promise<Refusal | null> {
  const isRentRaised = home.pricePence !== null && toPence(rent) > home.pricePence
  const isDepositRaised = (depositPence ?? 0) > (home.depositPence ?? 0)
  if (!isRentRaised && !isDepositRaised) return null
  if (!(await hasAcceptedTenant(tx, home))) return null
  return failure(`${isRentRaised ? messages.rentAccepted : messages.depositAccepted}.`)
}

/** Refuses another package once the home has been public, or once its owner has agreed to an order. */
async function getPackageRefusal(tx: Tx, home: HomeRow, packageDef: string): Promise<Refusal | null> {
  if (packageDef === home.packageDef) return null
  const isFixed = wasPublic(home.status) || (await hasAgreedOrder(tx, home.id))
  return isFixed ? failure(paymentMessages.otherPackage) : null
}

/** Refuses to turn a published advert into that of another home, because its offers and viewings would remain. */
async function getOtherHomeRefusal(
  tx: Tx,
  home: HomeRow,
  { step, address }: StepOfHome,
): Promise<Refusal | null> {
  const isMoved = step.address && address && !isSameAddress(home, address, step.address.town)
  const hasOtherTypeOrSize =
    step.home && (step.home.property_type !== home.type || step.home.bedrooms !== home.bedrooms)
  if (!isMoved && !hasOtherTypeOrSize) return null
  const publishedStatuses = await findPublishedStatuses(tx, home.propertyId)
  if (isMoved && publishedStatuses.length) return failure(`${messages.addressPublished}.`)
  // After a completed sale, the home may have been extended, so type and bedrooms may differ.
  if (hasOtherTypeOrSize && publishedStatuses.some((status) => status !== 'completed'))
    return failure(`${messages.homePublished}.`)
  return null
}

interface StepOfHome {
  step: ParsedInput<'saveHomeStep'>
  /** The address of the step, with town, county and position from its postcode; null if the step has no address. */
  address: LocatedAddress | null
}

const toTerms = ({ price_pcm, deposit_amount }: NonNullable<ParsedInput<'saveHomeStep'>['rent']>) => ({
  rent: price_pcm,
  depositPence: Number(toPence(deposit_amount)),
})

/**
 * Refuses to change the address, package, rent or other fields that are fixed since the home was published or ordered, or
 * since a tenant was accepted. `changePrice` changes the price of a live home, because it records the history.
 */
export async function getStepRefusal(tx: Tx, home: HomeRow, stepOfHome: StepOfHome): Promise<Refusal | null> {
  const { price, rent, package_def: packageDef } = stepOfHome.step
  if (isLive(home.status) && (price || rent)) return failure(`${messages.priceLive}.`)
  return (
    (await getOtherHomeRefusal(tx, home, stepOfHome)) ??
    (packageDef ? await getPackageRefusal(tx, home, packageDef) : null) ??
    (rent ? await getRaisedTermsRefusal(tx, home, toTerms(rent)) : null)
  )
}

/** Whether the address of a property is fixed, because a listing of it has been public. */
export const isAddressFixed = async (tx: Tx, propertyId: number): Promise<boolean> =>
  (await findPublishedStatuses(tx, propertyId)).length > 0
