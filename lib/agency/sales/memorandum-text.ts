import { brand } from '../../config/brand'
import type { SaleParty } from '../../domain/memorandum'
import { describeBindingMoment } from '../../domain/offer'
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

interface AccountHolder {
  first: string
  last: string
}

/** Lists the people who sell or buy, or the account's holder while no people are recorded. */
const listNames = (people: readonly { name: string }[], { first, last }: AccountHolder): string =>
  people.length > 0 ? people.map(({ name }) => name).join(', ') : `${first} ${last}`.trim()

function describeConveyancer({ conveyancers }: SaleState, party: SaleParty): string {
  const conveyancer = conveyancers.find((row) => row.party === party)
  if (!conveyancer) return ''
  const { firm, contactName, email, phone } = conveyancer
  return [firm, contactName, email, phone].join(', ')
}

/** Joins a party's text to one line. A line of its own would look like a statement of the agency. */
const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Composes the memorandum of an agreed sale, a line for each statement. */
export function composeMemorandum({ sale, state, tenure, at }: MemorandumContent): string[] {
  const { amountPence, chain, conditions, nation } = sale
  const sellers = listNames(state.sellers, { first: sale.sellerFirstName, last: sale.sellerLastName })
  const buyers = listNames(state.buyers, { first: sale.buyerFirstName, last: sale.buyerLastName })
  const statements: [label: string, value: string][] = [
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
    `Memorandum of sale of ${formatLongDate(at)}, subject to contract: nothing binds either side until ${describeBindingMoment(nation)}.`,
    ...statements
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${toOneLine(value)}`),
    `Prepared by ${brand.legalName}, the seller’s agent, from what both sides have told us. Questions: ${brand.email}, ${brand.phone}.`,
  ]
}
