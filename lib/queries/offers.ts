import 'server-only'
import type { UserOffers } from '../contract/offers'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

/** Returns the offers and letting requests that a user made or received; null if the upstream does not know the call. */
export const getOwnOffers = async (userId: number): Promise<UserOffers | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getUserOffers({ user_id: userId }, caller)))

/** Returns the offers and requests for a listing, if the user may see them; null if the upstream lacks the call. */
export const getOffersOnListing = async (userId: number, listingId: number): Promise<UserOffers | null> =>
  getOptionalData(
    await readAsUser((caller) =>
      gateway().getListingOffers({ user_id: userId, property_id: listingId }, caller),
    ),
  )
