import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { sellingMessages as messages } from '../../contract/selling-messages'
import { isLive } from '../../domain/listing-status'
import type { UserCaller } from '../callers'
import { withTransaction } from '../database'
import { changeStatus } from '../listings/change-status'
import { getBindingRefusal } from '../offers/binding-refusal'
import { withSubscriptionNote } from '../orders/order-obstacle'
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
    // The agency may have withdrawn the advert of a home whose binding sale or letting goes on.
    const bindingRefusal = await getBindingRefusal(tx, id)
    if (action === 'withdraw') {
      if (!isLive(home.status)) return failure(`${messages.notLive}.`)
      if (bindingRefusal) return bindingRefusal
      await withdrawListings(tx, [{ listingId: id, at }])
      return success(null, await withSubscriptionNote(tx, id, WITHDRAWN_MESSAGE))
    }
    if (isLive(home.status)) return success(null, 'The home is on the market.')
    if (home.status !== 'withdrawn') return notFound(kind)
    if (bindingRefusal) return bindingRefusal
    const [blocker] = await findPublishBlockers(tx, home, at)
    if (blocker) return failure(`${messages.notReady}. ${blocker.text}`)
    await changeStatus(tx, id, 'available', at)
    return success(null, 'The home is on the market again.')
  })
