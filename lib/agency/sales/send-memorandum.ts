import type { Tx } from '../database'
import { findCurrentFacts } from '../listings/facts'
import { isReachable, queueMail } from '../mail/queue'
import { absoluteUrl, greet } from '../mail/wording'
import { routes } from '../../config/routes'
import { agreeListing } from '../selling/agree-and-complete'
import { lockSale, readSaleState, type SaleRow, type SaleState } from './find-sale'
import { composeMemorandum } from './memorandum-text'

/**
 * Sends the memorandum of an agreed sale to both parties and their conveyancers once nothing is missing, and marks the
 * home as sold subject to contract. Each step that may remove the last obstacle calls this in its transaction.
 * @returns whether the memorandum was sent
 */
export async function sendMemorandumIfReady(tx: Tx, offerId: number, at: Date): Promise<boolean> {
  const sale = await lockSale(tx, offerId)
  // The agency may complete a sale whose memorandum was never sent.
  if (sale?.status !== 'accepted' || sale.listingStatus === 'completed') return false
  const state = await readSaleState(tx, sale, at)
  if (state.memorandum || state.needs.length > 0) return false
  const facts = await findCurrentFacts([sale.propertyId], tx)
  const tenure = facts.find(({ key }) => key === 'tenure')?.value ?? null
  const lines = composeMemorandum({ sale, state, tenure, at })
  await tx
    .insertInto('memorandum')
    .values({ offerId, text: lines.join('\n'), sentAt: at })
    .execute()
  await mailMemorandum(tx, { sale, state, lines })
  await agreeListing(tx, sale.listingId)
  return true
}

interface SentMemorandum {
  sale: SaleRow
  state: SaleState
  lines: readonly string[]
}

async function mailMemorandum(tx: Tx, { sale, state, lines }: SentMemorandum): Promise<void> {
  const subject = `Memorandum of sale: ${sale.displayAddress}`
  const action = { label: 'See the sale', url: absoluteUrl(routes.sale(sale.id)) }
  const parties = [
    {
      firstName: sale.sellerFirstName,
      email: sale.sellerEmail,
      closedAt: sale.sellerClosedAt,
      isVerified: sale.sellerEmailProvedAt !== null,
    },
    {
      firstName: sale.buyerFirstName,
      email: sale.buyerEmail,
      closedAt: sale.buyerClosedAt,
      isVerified: sale.buyerEmailProvedAt !== null,
    },
  ]
  for (const party of parties)
    if (isReachable(party))
      await queueMail(tx, {
        to: party.email,
        subject,
        greeting: greet(party.firstName),
        paragraphs: party.isVerified
          ? [
              'Here is the memorandum of sale, which we have also sent to both conveyancers. Please read it, and tell us at once if something in it is wrong.',
              ...lines,
            ]
          : [
              // An address that nobody has verified may be a stranger's.
              'The memorandum of sale is ready, and we have sent it to both conveyancers. Please log in to read it, and tell us at once if something in it is wrong.',
            ],
        action,
      })
  for (const { party, email } of state.conveyancers)
    await queueMail(tx, {
      to: email,
      subject,
      greeting: 'Hello,',
      paragraphs: [
        `The ${party} has named your firm as the one that acts in this ${party === 'seller' ? 'sale' : 'purchase'}. If it does not, please tell us.`,
        ...lines,
      ],
    })
}
