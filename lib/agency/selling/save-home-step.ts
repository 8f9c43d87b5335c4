import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { sellingMessages as messages } from '../../contract/selling-messages'
import type { ListingKind } from '../../domain/listing-kind'
import { isLive, liveStatuses } from '../../domain/listing-status'
import { getPackages } from '../../config/packages'
import { env } from '../../config/env'
import { streetSlug } from '../../format/slug'
import { lockOpenAccount } from '../accounts/open-account'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { renameSuggestedDescriptions } from '../files/rename-suggested-descriptions'
import { confirmListings } from '../listings/confirm-listings'
import { now } from '../sql-expressions'
import { publishDraftIfReady } from './publish-draft'
import { beginHome } from './begin-home'
import { findHome, lockHome, notFound, type HomeRow } from './home-row'
import { locateAddress, toPublicAddress, type LocatedAddress } from './locate-address'
import { findFaults } from './publish-blockers'
import { getStepRefusal, isAddressFixed } from './published-home'
import { saveHome, type HomeChange } from './save-home'
import { toHomeChange } from './to-home-change'

type Step = ParsedInput<'saveHomeStep'>
type StepReply = Reply<CallOutput<'saveHomeStep'>>

/** Saving several steps within this time confirms the listing only once, so that the history stays short. */
const CONFIRMATION_INTERVAL_MS = 60 * 60_000

const isPackageOf = (kind: ListingKind, packageDef: string): boolean => {
  const packages = getPackages(env().PRODUCT_SLUG)
  // `packages[packageDef]` alone would also find what every object inherits, such as 'constructor'.
  return Object.hasOwn(packages, packageDef) && packages[packageDef]?.listingKind === kind
}

async function createDraft(
  tx: Tx,
  { kind, package_def }: Step,
  address: LocatedAddress | null,
  ownerId: number,
): Promise<number | Refusal> {
  if (!address) return failure(messages.address)
  if (!package_def) return failure(messages.package)
  return beginHome(tx, { ownerId, kind, packageDef: package_def, address })
}

const addAddress = (change: HomeChange, address: LocatedAddress | null): HomeChange =>
  address
    ? {
        ...change,
        property: { ...change.property, ...address },
        listing: { ...change.listing, ...toPublicAddress(address) },
      }
    : change

/** Publishes a draft if its owner has approved the advert and no blocker is left. @returns whether it is public now */
async function publishIfApproved(tx: Tx, { id, status }: HomeRow): Promise<boolean> {
  if (status !== 'draft') return false
  const submission = await tx
    .selectFrom('listingSubmission')
    .select('listingId')
    .where('listingId', '=', id)
    .executeTakeFirst()
  return submission ? (await publishDraftIfReady(tx, id, new Date())).isLive : false
}

const refuseFault = (why: string): Refusal => failure(`${messages.wouldBreak}: ${why}.`)

/** Refuses a saved change that leaves a live advert with a fault. The caller rolls the change back. */
async function getFaultRefusal(tx: Tx, home: HomeRow, at: Date): Promise<Refusal | null> {
  const changedHome = await findHome(tx, { id: home.id, kind: home.kind, ownerId: home.ownerId })
  const [fault] = changedHome ? await findFaults(tx, changedHome, at) : []
  return fault ? refuseFault(fault.why) : null
}

/** Finds the faults of the home's live listing of the other kind, because both listings show the same facts. */
async function findFaultsOfOtherKind(tx: Tx, { propertyId, kind }: HomeRow, at: Date): Promise<string[]> {
  const otherListing = await tx
    .selectFrom('listing')
    .select(['id', 'kind'])
    .where('propertyId', '=', propertyId)
    .where('kind', '<>', kind)
    .where('status', 'in', liveStatuses)
    .executeTakeFirst()
  const otherHome = otherListing && (await findHome(tx, { ...otherListing, ownerId: null }))
  return otherHome ? (await findFaults(tx, otherHome, at)).map(({ why }) => why) : []
}

/** A home that is both for sale and to let may have another draft, whose advert shows the same address. */
async function correctPublicAddress(tx: Tx, home: HomeRow, address: LocatedAddress): Promise<void> {
  const { displayAddress, slug } = toPublicAddress(address)
  await renameSuggestedDescriptions(tx, home.id, { from: home.displayAddress, to: displayAddress })
  const otherDrafts = await tx
    .selectFrom('listing')
    .select(['id', 'displayAddress'])
    .where('propertyId', '=', home.propertyId)
    .where('id', '<>', home.id)
    .where('status', '=', 'draft')
    .execute()
  for (const draft of otherDrafts) {
    await renameSuggestedDescriptions(tx, draft.id, { from: draft.displayAddress, to: displayAddress })
    await tx
      .updateTable('listing')
      .set({ displayAddress, slug, updatedAt: now })
      .where('id', '=', draft.id)
      .execute()
  }
}

/** Rolls the transaction back, with the draft of a new home, and carries the refusal to `saveHomeStep`. */
class RefusalError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

async function saveInTransaction(
  tx: Tx,
  step: Step,
  address: LocatedAddress | null,
  ownerId: number,
): Promise<StepReply> {
  const idOrRefusal = step.id ?? (await createDraft(tx, step, address, ownerId))
  if (typeof idOrRefusal !== 'number') return idOrRefusal
  const id = idOrRefusal
  const home = await lockHome(tx, { id, kind: step.kind, ownerId })
  if (!home || home.status === 'completed') return notFound(step.kind)
  const isPublic = isLive(home.status)
  const refusal = await getStepRefusal(tx, home, { step, address })
  if (refusal) throw new RefusalError(refusal)
  const change = toHomeChange(step, home)
  if (typeof change === 'string') throw new RefusalError(failure(change))
  const newAddress = address && !(await isAddressFixed(tx, home.propertyId)) ? address : null
  const at = new Date()
  const earlierFaults = await findFaultsOfOtherKind(tx, home, at)
  const saveResult = await saveHome(tx, home, addAddress(change, newAddress), {
    revision: step.revision,
    takeOver: step.take_over,
  })
  if (!saveResult.ok) throw new RefusalError(failure(saveResult.message))
  if (newAddress) await correctPublicAddress(tx, home, newAddress)
  // Faults that the other advert had before do not count, because only its own steps may be able to mend them.
  const newFault = (await findFaultsOfOtherKind(tx, home, at)).find((why) => !earlierFaults.includes(why))
  if (newFault) throw new RefusalError(refuseFault(newFault))
  if (isPublic) {
    const faultRefusal = await getFaultRefusal(tx, home, at)
    if (faultRefusal) throw new RefusalError(faultRefusal)
    const unlessConfirmedSince = new Date(at.getTime() - CONFIRMATION_INTERVAL_MS)
    await confirmListings(tx, { listingIds: [id], at, unlessConfirmedSince })
  }
  const isLiveNow = isPublic || (await publishIfApproved(tx, home))
  return success({ property_id: id, revision: saveResult.revision, is_live: isLiveNow }, 'Saved.')
}

/** Saves a step of a draft, withdrawn or live home of the caller. Saving a live home also confirms it. */
export async function saveHomeStep(step: Step, { user }: UserCaller): Promise<StepReply> {
  if (step.address && !streetSlug(step.address.street)) return failure(messages.street)
  const address = step.address ? await locateAddress(step.address) : null
  if (step.address && !address) return failure(messages.postcode)
  if (step.package_def && !isPackageOf(step.kind, step.package_def)) return failure(messages.package)
  try {
    return await withTransaction(async (tx) => {
      if (!(await lockOpenAccount(tx, user.id))) return notFound(step.kind)
      return saveInTransaction(tx, step, address, user.id)
    })
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal
    throw error
  }
}
