import type { ListingKind } from '../../../domain/listing-kind'
import type { ListingStatus, LiveStatus } from '../../../domain/listing-status'
import { RowRefused } from '../errors'
import { findIdOf, parseFlag, quote, readId, type ReadCell, type Warn } from './cells'

/** Reads TRANS_TYPE_ID: 1 resale, 2 lettings. @throws RowRefused for anything else */
export function readListingKind(readCell: ReadCell): ListingKind {
  const id = readId(readCell, 'TRANS_TYPE_ID')
  if (id === '1') return 'sale'
  if (id === '2') return 'let'
  throw new RowRefused(
    id ? `TRANS_TYPE_ID ${quote(id)} is neither 1 (sale) nor 2 (letting)` : 'TRANS_TYPE_ID is blank',
  )
}

/** The statuses by STATUS_ID: 0 available, 1 SSTC, 2 SSTCM (Scotland), 3 under offer, 4 reserved, 5 let agreed. */
const STATUSES: Record<ListingKind, ReadonlyMap<string, LiveStatus>> = {
  sale: new Map(
    Object.entries<LiveStatus>({
      '0': 'available',
      '1': 'sold_subject_to_contract',
      '2': 'sold_subject_to_contract',
      '3': 'under_offer',
      '4': 'under_offer',
    }),
  ),
  let: new Map(
    Object.entries<LiveStatus>({ '0': 'available', '3': 'reserved', '4': 'reserved', '5': 'let_agreed' }),
  ),
}

/** Portals know no reserved lettings, so these are exported as let agreed. The import reads 3 and 4 as reserved. */
const RESERVED_LETTING_ID = '5'

/** Returns the STATUS_ID of a live listing, for exports: of several ids with the listing's status, the first. */
export function findStatusId(kind: ListingKind, status: ListingStatus): string {
  if (kind === 'let' && status === 'reserved') return RESERVED_LETTING_ID
  return findIdOf(STATUSES[kind], status) ?? '0'
}

export function readListingStatus(readCell: ReadCell, kind: ListingKind, warn: Warn): LiveStatus {
  const id = readId(readCell, 'STATUS_ID')
  if (id === '') {
    warn('STATUS_ID is blank; the listing is shown as available')
    return 'available'
  }
  const status = STATUSES[kind].get(id)
  if (!status)
    throw new RowRefused(`STATUS_ID ${quote(id)} is no status of a ${kind === 'sale' ? 'sale' : 'letting'}`)
  return status
}

/** Reads PUBLISHED_FLAG. A listing with a blank flag is published, and one with an unreadable flag is not. */
export function isPublished(readCell: ReadCell, warn: Warn): boolean {
  const text = readCell('PUBLISHED_FLAG')
  if (text === '') return true
  const published = parseFlag(text)
  if (published === null)
    warn(`PUBLISHED_FLAG ${quote(text)} is neither 0 nor 1; the listing is not published`)
  return published ?? false
}
