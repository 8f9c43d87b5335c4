import type { CheckItem } from '@/components/ui/check-list'
import type { Sale } from '@/lib/contract/sales'
import { getListingStepName } from '@/lib/domain/listing-steps'
import { endSentence } from '@/lib/format/person-name'
import type { MemorandumNeed, SaleParty } from '@/lib/domain/memorandum'

const partyOfNeed: Record<MemorandumNeed, SaleParty> = {
  seller_conveyancer: 'seller',
  buyer_conveyancer: 'buyer',
  seller_identity: 'seller',
  buyer_identity: 'buyer',
}
const ownLabels: Record<MemorandumNeed, string> = {
  seller_conveyancer: 'Your conveyancer',
  buyer_conveyancer: 'Your conveyancer',
  seller_identity: 'Identity of everybody who sells',
  buyer_identity: 'Identity of everybody who buys',
}
const otherLabels: Record<MemorandumNeed, string> = {
  ...ownLabels,
  seller_conveyancer: 'The seller’s conveyancer',
  buyer_conveyancer: 'The buyer’s conveyancer',
}

const isIdentity = (need: MemorandumNeed): boolean => need === 'seller_identity' || need === 'buyer_identity'

function describeMissing(need: MemorandumNeed, { party, other_party: other, buyers }: Sale): string {
  const isOwn = partyOfNeed[need] === party
  if (!isIdentity(need))
    return isOwn ? 'Waiting for you: the form is below.' : endSentence(`Waiting for ${other}`)
  if (need === 'buyer_identity' && isOwn) {
    if (buyers.length === 0) return 'Waiting for you: the form below asks who buys.'
    const referred = buyers.filter(({ state }) => state === 'refer').map(({ name }) => name)
    if (referred.length > 0) return `We need more about ${referred.join(' and ')}. We have written to you.`
    const expired = buyers.filter(({ state }) => state === 'expired').map(({ name }) => name)
    if (expired.length > 0)
      return `The check of ${expired.join(' and ')} has expired. Save the form below once more, and we repeat it.`
    return 'We are checking it.'
  }
  return isOwn
    ? `We are checking it, or need something from you: look at “${getListingStepName('sale', 'owners')}” of your home.`
    : `We are waiting for ${other}, or checking it.`
}

/** Lists what the memorandum needs, worded for the reader's side. */
export function listSaleItems(sale: Sale, needs: readonly MemorandumNeed[]): CheckItem[] {
  return needs.map((need) => {
    const isDone = !sale.needs.includes(need)
    const doneText = isIdentity(need) ? 'Checked.' : 'Named.'
    return {
      label: (partyOfNeed[need] === sale.party ? ownLabels : otherLabels)[need],
      state: isDone ? doneText : describeMissing(need, sale),
      isDone,
    }
  })
}
