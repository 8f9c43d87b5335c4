import type { Tx } from '../database'
import { queueMail, toDeliverableAddress } from '../mail/queue'
import type { EmailContent } from '../mail/wording'

interface Lapse {
  /** Who made the offer, request or proposal that has lapsed. */
  makerId: number
  listingId: number
  compose: (firstName: string, displayAddress: string) => EmailContent
}

/**
 * Queues a mail to a maker whose offer, request or proposal has lapsed. Nothing else tells the maker: a message about
 * the lapse is in the maker's own name, if there is one, and no message is mailed to its sender.
 */
export async function mailLapse(tx: Tx, { makerId, listingId, compose }: Lapse): Promise<void> {
  const maker = await tx
    .selectFrom('user')
    .select(['email', 'firstName'])
    .where('id', '=', makerId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (!maker) return
  const { displayAddress } = await tx
    .selectFrom('listing')
    .select('displayAddress')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  await queueMail(tx, {
    to: toDeliverableAddress(maker.email),
    ...compose(maker.firstName, displayAddress),
  })
}
