import { createAccount, queryDatabase } from './e2e-accounts'

const OFFER_PENCE = 240_000_00

/** Inserts an offer of £240,000 on the home of a seller. @returns both parties, the home and the page of the sale */
export async function insertSale({ isAccepted = true } = {}) {
  const seller = await createAccount({ firstName: 'Sue', lastName: 'Seller', homeCount: 1 })
  const buyer = await createAccount({ firstName: 'Ben', lastName: 'Buyer' })
  const [home] = seller.homes as [number]
  const [thread] = await queryDatabase<{ id: number }>(
    'INSERT INTO thread (listing_id, starter_id, owner_id) VALUES ($1, $2, $3) RETURNING id',
    [home, buyer.id, seller.id],
  )
  const [offer] = await queryDatabase<{ id: number }>(
    `INSERT INTO offer (thread_id, listing_id, buyer_id, amount_pence, position, chain, conditions, proof_of_funds, status)
     VALUES ($1, $2, $3, $4, 'cash', '', 'A survey', 'none', $5) RETURNING id`,
    [thread!.id, home, buyer.id, OFFER_PENCE, isAccepted ? 'accepted' : 'made'],
  )
  if (isAccepted) {
    await queryDatabase(
      `INSERT INTO offer_event (offer_id, type, actor_id, amount_pence) VALUES ($1, 'accepted', $2, $3)`,
      [offer!.id, seller.id, OFFER_PENCE],
    )
    await queryDatabase("UPDATE listing SET status = 'under_offer' WHERE id = $1", [home])
  }
  return { seller, buyer, home, path: `/my-account/offers/${offer!.id}/sale` }
}
