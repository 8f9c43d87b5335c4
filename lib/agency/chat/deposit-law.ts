import type { Nation } from '../../domain/nation'
import { isCommercialType } from '../../domain/property-type'
import { formatPence } from '../../format/money'
import { getHoldingDepositCap } from '../../tenancy/deposit'
import { getPermittedPayments } from '../../tenancy/permitted-payments'
import { getNation, type ChatListing } from './listing'

/** Says whether the law allows a holding deposit of one week's rent, for a listing that states none (domain B2). */
export function describeHoldingDepositLaw(listing: ChatListing): { text: string } {
  if (listing.kind === 'sale') return { text: 'A sale has no holding deposit: buyers pay us nothing.' }
  if (isCommercialType(listing.property_type))
    return { text: 'We take no holding deposit for business premises.' }
  const nation = getNation(listing)
  const cap = getHoldingDepositCap(nation, listing.new_price_pcm)
  if (nation === 'scotland')
    return {
      text: 'No holding deposit may be taken: in Scotland it is a premium, which the Rent (Scotland) Act 1984 forbids.',
    }
  if (cap === null)
    return {
      text: 'No holding deposit may be taken in Northern Ireland: only the rent and a deposit may be asked for before a tenancy.',
    }
  const { law } = getPermittedPayments(nation)
  return {
    text: `A holding deposit may be at most one week’s rent, which is ${formatPence(cap)} here (${law.name}).`,
  }
}

const saleDeposits: Record<Nation, string> = {
  england: 'The buyer pays one through the conveyancer when contracts are exchanged.',
  wales: 'The buyer pays one through the conveyancer when contracts are exchanged.',
  scotland: 'In Scotland there is usually none: the price is paid on the date of entry.',
  'northern-ireland': 'In Northern Ireland the solicitors agree on one for the contract, if there is any.',
}

/** Says to whom the buyer of a home pays a deposit, which is never the agency. */
export const describeSaleDeposit = (listing: ChatListing): { text: string } => ({
  text: `No deposit is paid to us. ${saleDeposits[getNation(listing)]}`,
})
