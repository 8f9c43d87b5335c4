import 'server-only'
import type { UserOffers } from '../contract/offers'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

/** The offers and requests that a user made or was sent; null where the upstream does not know the call. */
export const getOwnOffers = async (userId: number): Promise<UserOffers | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getUserOffers({ user_id: userId }, caller)))

/** The offers and requests on one listing that the user may see. */
export const getOffersOnListing = async (userId: number, listingId: number): Promise<UserOffers | null> =>
  getOptionalData(
    await readAsUser((caller) =>
      gateway().getListingOffers({ user_id: userId, property_id: listingId }, caller),
    ),
  )
