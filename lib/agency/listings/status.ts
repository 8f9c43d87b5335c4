import type { ListingKind } from '../../config/routes'

/**
 * A status as the database has it, and as the contract spells it: raw code and words (D-87).
 * Statuses not listed here are not public.
 */
const words: Record<ListingKind, Record<string, { code: string; display: string }>> = {
  sale: {
    available: { code: 'forsale', display: 'For Sale' },
    under_offer: { code: 'underoffer', display: 'Under Offer' },
    sold_subject_to_contract: { code: 'sstc', display: 'Sold STC' },
  },
  let: {
    available: { code: 'tolet', display: 'To Let' },
    reserved: { code: 'reserved', display: 'Holding Deposit Taken' },
    let_agreed: { code: 'let', display: 'Let' },
  },
}

/** Statuses in which a listing is found and opened. */
export const liveStatuses = [
  'available',
  'under_offer',
  'sold_subject_to_contract',
  'reserved',
  'let_agreed',
] as const

/** The contract's spelling of a status; one that a kind does not have is told by its own name. */
export const statusWords = (kind: ListingKind, status: string): { code: string; display: string } =>
  words[kind][status] ?? { code: status, display: status.replaceAll('_', ' ') }
