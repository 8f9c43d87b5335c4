import { brand } from '../../config/brand'
import type { SaleParty } from '../../domain/memorandum'
import { bindingMoment } from '../../domain/offer'
import { formatLongDate } from '../../format/dates'
import { formatExactAddress } from '../../format/first-address-line'
import { formatPence } from '../../format/money'
import type { SaleRow, SaleState } from './find-sale'

interface MemorandumContent {
  sale: SaleRow
  state: SaleState
  tenure: string | null
  at: Date
}

const listNames = (people: readonly { name: string }[], holder: { first: string; last: string }): string =>
  people.length > 0 ? people.map(({ name }) => name).join(', ') : `${holder.first} ${holder.last}`.trim()

function describeConveyancer({ conveyancers }: SaleState, party: SaleParty): string {
  const found = conveyancers.find((conveyancer) => conveyancer.party === party)
  return found ? `${found.firm}, ${found.contactName}, ${found.email}, ${found.phone}` : ''
}

/** Keeps a text that a party has entered on its line: with a line break it could pass for a statement of ours. */
const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Composes the memorandum of an agreed sale, a line for each statement. */
export function composeMemorandum({ sale, state, tenure, at }: MemorandumContent): string[] {
  const { amountPence, chain, conditions, nation } = sale
  const sellers = listNames(state.sellers, { first: sale.sellerFirstName, last: sale.sellerLastName })
  const buyers = listNames(state.buyers, { first: sale.buyerFirstName, last: sale.buyerLastName })
  const facts: [label: string, value: string][] = [
    ['Home', formatExactAddress(sale)],
    ['Tenure, as the seller states it', tenure ?? ''],
    ['Agreed price', formatPence(Number(amountPence))],
    ['Seller', sellers],
    ['Seller’s conveyancer', describeConveyancer(state, 'seller')],
    ['Buyer', buyers],
    ['Buyer’s conveyancer', describeConveyancer(state, 'buyer')],
    ['Conditions of the offer', conditions],
    ['Buyer’s chain', chain],
  ]
  return [
    `Memorandum of sale of ${formatLongDate(at)}, subject to contract: nothing binds either side until ${bindingMoment(nation)}.`,
    ...facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${toLine(value)}`),
    `Prepared by ${brand.legalName}, the seller’s agent, from what both sides have told us. Questions: ${brand.email}, ${brand.phone}.`,
  ]
}
