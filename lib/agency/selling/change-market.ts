import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import { sellingMessages as messages } from '../../contract/selling-messages'
import { isLive } from '../../domain/listing-status'
import type { UserCaller } from '../callers'
import { withTransaction } from '../database'
import { changeStatus } from '../listings/change-status'
import { withSubscriptionNote } from '../orders/order-obstacle'
import { hasSignedRequest } from '../tenancies/signed-requests'
import { lockHome, notFound } from './home-row'
import { withdrawListings } from './leave-market'
import { findPublishBlockers } from './publish-blockers'

const WITHDRAWN_MESSAGE = 'The home is off the market. You can put it back at any time.'

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
      if (await hasSignedRequest(tx, id)) return failure(offerMessages.signed)
      await withdrawListings(tx, [{ listingId: id, at }])
      return success(null, await withSubscriptionNote(tx, id, WITHDRAWN_MESSAGE))
    }
    if (isLive(home.status)) return success(null, 'The home is on the market.')
    if (home.status !== 'withdrawn') return notFound(kind)
    // The agency may have withdrawn the advert of a home whose signed letting goes on.
    if (await hasSignedRequest(tx, id)) return failure(offerMessages.signed)
    const [blocker] = await findPublishBlockers(tx, home, at)
    if (blocker) return failure(`${messages.notReady}. ${blocker.text}`)
    await changeStatus(tx, id, 'available', at)
    return success(null, 'The home is on the market again.')
  })
