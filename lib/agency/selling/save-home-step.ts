import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { sellingMessages as messages } from '../../contract/selling-messages'
import type { ListingKind } from '../../domain/listing-kind'
import { isLive } from '../../domain/listing-status'
import { getPackages } from '../../config/packages'
import { env } from '../../config/env'
import { lockIfOpen } from '../accounts/open-account'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { confirmListings } from '../listings/confirm-listings'
import { withoutNul } from '../without-nul'
import { advanceListing } from './advance-listing'
import { beginHome } from './begin-home'
import { lockHome, notFound, type HomeRow } from './home-row'
import { locateAddress, toPublicAddress, type LocatedAddress } from './locate-address'
import { findFaults } from './publish-blocks'
import { saveHome, type HomeChange } from './save-home'
import { toHomeChange } from './to-change'

type Step = ParsedInput<'saveHomeStep'>
type Answer = Reply<CallOutput<'saveHomeStep'>>

/** A live home keeps its address; its price changes by `changePrice`, which the public history records. */
function getLiveRefusal({ address, price, rent, package_def }: Step): Refusal | null {
  if (address) return failure(`${messages.addressLive}.`)
  return price || rent || package_def ? failure(`${messages.priceLive}.`) : null
}

const isPackageOf = (kind: ListingKind, packageDef: string): boolean => {
  const packages = getPackages(env().PRODUCT_SLUG)
  return Object.hasOwn(packages, packageDef) && packages[packageDef]?.listingKind === kind
}

/** Drafts of an owner that were never finished; more would be no homes. */
const MAX_DRAFTS = 30

async function hasTooManyDrafts(tx: Tx, ownerId: number): Promise<boolean> {
  const { count } = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('property.ownerId', '=', ownerId)
    .where('listing.status', '=', 'draft')
    .executeTakeFirstOrThrow()
  return Number(count) >= MAX_DRAFTS
}

async function getIdOfNewHome(
  tx: Tx,
  { kind, package_def }: Step,
  address: LocatedAddress | null,
  ownerId: number,
): Promise<number | Refusal> {
  if (!address) return failure(messages.address)
  if (!package_def) return failure(messages.package)
  if (await hasTooManyDrafts(tx, ownerId))
    return failure('You have many homes that are not finished. Please finish one of them first.')
  return beginHome(tx, { ownerId, kind, packageDef: package_def, address })
}

/** Adds the new address to the change of a draft. */
const addAddress = (change: HomeChange, address: LocatedAddress | null): HomeChange =>
  address
    ? {
        ...change,
        property: { ...change.property, ...address },
        listing: { ...change.listing, ...toPublicAddress(address) },
      }
    : change

/** Publishes an approved draft that waited only for a fact. @returns whether it is public now */
async function advanceApproved(tx: Tx, { id, status }: HomeRow): Promise<boolean> {
  if (status !== 'draft') return false
  const submission = await tx
    .selectFrom('listingSubmission')
    .select('listingId')
    .where('listingId', '=', id)
    .executeTakeFirst()
  return submission ? (await advanceListing(tx, id, new Date())).isLive : false
}

/** A live advert must stay one that may be published. */
async function checkLiveHome(tx: Tx, home: HomeRow, at: Date): Promise<Refusal | null> {
  const changed = await lockHome(tx, { id: home.id, kind: home.kind, ownerId: home.ownerId })
  const [fault] = changed ? await findFaults(tx, changed, at) : []
  return fault ? failure(`${messages.wouldBreak}: ${fault.why}.`) : null
}

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

async function saveIn(tx: Tx, step: Step, address: LocatedAddress | null, ownerId: number): Promise<Answer> {
  const id = step.id ?? (await getIdOfNewHome(tx, step, address, ownerId))
  if (typeof id !== 'number') return id
  const home = await lockHome(tx, { id, kind: step.kind, ownerId })
  if (!home || home.status === 'completed') return notFound(step.kind)
  const isPublic = isLive(home.status)
  const refusal = isPublic ? getLiveRefusal(step) : null
  if (refusal) return refusal
  const change = toHomeChange(step, home)
  if (typeof change === 'string') return failure(change)
  const saved = await saveHome(tx, home, addAddress(change, address), {
    revision: step.revision,
    takeOver: step.take_over,
  })
  if (!saved.ok) return failure(saved.message)
  if (isPublic) {
    const at = new Date()
    const fault = await checkLiveHome(tx, home, at)
    // Thrown, so that the transaction takes back what it has written.
    if (fault) throw new Refused(fault)
    await confirmListings(tx, { listingIds: [id], at, unlessSince: new Date(at.getTime() - 3_600_000) })
  }
  const isLiveNow = isPublic || (await advanceApproved(tx, home))
  return success({ property_id: id, revision: saved.revision, is_live: isLiveNow }, 'Saved.')
}

/** Saves a step of a home: a draft, a withdrawn or a live one. Anybody else's is answered as one that does not exist. */
export async function saveHomeStep(step: Step, { user }: UserCaller): Promise<Answer> {
  const address = step.address ? await locateAddress(withoutNul(step.address)) : null
  if (step.address && !address) return failure(messages.postcode)
  if (step.package_def && !isPackageOf(step.kind, step.package_def)) return failure(messages.package)
  try {
    return await withTransaction(async (tx) => {
      if (!(await lockIfOpen(tx, user.id))) return notFound(step.kind)
      return saveIn(tx, step, address, user.id)
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
