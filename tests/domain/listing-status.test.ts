import { describe, expect, test } from 'vitest'
import { listingKinds } from '../../lib/domain/listing-kind'
import {
  isLive,
  listingStatuses,
  liveStatuses,
  listStatuses,
  getStatusName,
  findStatusByCode,
  type ListingStatus,
} from '../../lib/domain/listing-status'
import { checkTransition } from '../../lib/domain/listing-transition'

const COMPLETED_REFUSAL = 'it is completed: offer the home under a new listing'
/**
 * The outcome of each change of a sale's status, by the status before and after it: the events of an allowed change, or
 * the reason of a refusal.
 */
const saleOutcomes: Record<string, Record<string, string[] | string>> = {
  draft: {
    draft: [],
    available: ['listed'],
    under_offer: ['listed', 'under_offer'],
    sold_subject_to_contract: ['listed', 'under_offer'],
    withdrawn: 'it is not public (draft)',
    completed: 'it cannot go from draft to completed',
  },
  available: {
    draft: 'it cannot go from available to draft',
    available: [],
    under_offer: ['under_offer'],
    sold_subject_to_contract: ['under_offer'],
    withdrawn: ['withdrawn'],
    completed: 'it cannot go from available to completed',
  },
  under_offer: {
    draft: 'it cannot go from under_offer to draft',
    available: ['live_again'],
    under_offer: [],
    sold_subject_to_contract: [],
    withdrawn: ['withdrawn'],
    completed: 'it cannot go from under_offer to completed',
  },
  sold_subject_to_contract: {
    draft: 'it cannot go from sold_subject_to_contract to draft',
    available: ['live_again'],
    under_offer: [],
    sold_subject_to_contract: [],
    withdrawn: ['withdrawn'],
    completed: [],
  },
  withdrawn: {
    draft: 'it cannot go from withdrawn to draft',
    available: ['live_again'],
    under_offer: ['live_again', 'under_offer'],
    sold_subject_to_contract: ['live_again', 'under_offer'],
    withdrawn: [],
    completed: 'it cannot go from withdrawn to completed',
  },
  completed: {
    draft: COMPLETED_REFUSAL,
    available: COMPLETED_REFUSAL,
    under_offer: COMPLETED_REFUSAL,
    sold_subject_to_contract: COMPLETED_REFUSAL,
    withdrawn: COMPLETED_REFUSAL,
    completed: [],
  },
}
/** The outcome of each change of a letting's status. */
const lettingOutcomes: typeof saleOutcomes = {
  draft: {
    draft: [],
    available: ['listed'],
    reserved: ['listed', 'under_offer'],
    let_agreed: ['listed', 'let_agreed'],
    withdrawn: 'it is not public (draft)',
    completed: 'it cannot go from draft to completed',
  },
  available: {
    draft: 'it cannot go from available to draft',
    available: [],
    reserved: ['under_offer'],
    let_agreed: ['let_agreed'],
    withdrawn: ['withdrawn'],
    completed: 'it cannot go from available to completed',
  },
  reserved: {
    draft: 'it cannot go from reserved to draft',
    available: ['live_again'],
    reserved: [],
    let_agreed: ['let_agreed'],
    withdrawn: ['withdrawn'],
    completed: 'it cannot go from reserved to completed',
  },
  let_agreed: {
    draft: 'it cannot go from let_agreed to draft',
    available: ['live_again'],
    reserved: ['under_offer'],
    let_agreed: [],
    withdrawn: ['withdrawn'],
    completed: [],
  },
  withdrawn: {
    draft: 'it cannot go from withdrawn to draft',
    available: ['live_again'],
    reserved: ['live_again', 'under_offer'],
    let_agreed: ['live_again', 'let_agreed'],
    withdrawn: [],
    completed: 'it cannot go from withdrawn to completed',
  },
  completed: {
    draft: COMPLETED_REFUSAL,
    available: COMPLETED_REFUSAL,
    reserved: COMPLETED_REFUSAL,
    let_agreed: COMPLETED_REFUSAL,
    withdrawn: COMPLETED_REFUSAL,
    completed: [],
  },
}
const expectedOutcomes = { sale: saleOutcomes, let: lettingOutcomes }

describe.each(listingKinds)('the transitions of a listing (%s)', (kind) => {
  const statuses = listStatuses(kind)

  test('the table of this test names every status of the kind', () => {
    expect(Object.keys(expectedOutcomes[kind]).toSorted()).toEqual(statuses.toSorted())
    for (const row of Object.values(expectedOutcomes[kind]))
      expect(Object.keys(row).toSorted()).toEqual(statuses.toSorted())
  })

  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
    const outcome = expectedOutcomes[kind][from]?.[to]
    expect(checkTransition(from, to, kind)).toEqual(
      typeof outcome === 'string' ? { allowed: false, reason: outcome } : { allowed: true, events: outcome },
    )
  })

  test('a status of the other kind is refused on either side', () => {
    const statusesOfOtherKind = listingStatuses.filter((status) => !statuses.includes(status))
    expect(statusesOfOtherKind).toHaveLength(2)
    const kindName = kind === 'sale' ? 'sale' : 'letting'
    for (const status of statusesOfOtherKind) {
      const refusal = { allowed: false, reason: `${status} is no status of a ${kindName}` }
      for (const ownStatus of statuses) {
        expect(checkTransition(ownStatus, status, kind)).toEqual(refusal)
        expect(checkTransition(status, ownStatus, kind)).toEqual(refusal)
      }
      expect(checkTransition(status, status, kind)).toEqual(refusal)
    }
  })

  test('a change that publishes or hides a listing has an event, except its completion', () => {
    for (const from of statuses)
      for (const to of statuses) {
        const result = checkTransition(from, to, kind)
        if (result.allowed && isLive(from) !== isLive(to) && to !== 'completed')
          expect(result.events, `${from} → ${to}`).not.toEqual([])
      }
  })
})

describe('names of statuses in the contract', () => {
  test('are those of the specification (D-87, SALES-16, LET-07)', () => {
    expect(getStatusName('sale', 'available')).toEqual({ code: 'forsale', label: 'For Sale' })
    expect(getStatusName('sale', 'sold_subject_to_contract')).toEqual({ code: 'sstc', label: 'Sold STC' })
    expect(getStatusName('let', 'available')).toEqual({ code: 'tolet', label: 'To Let' })
    expect(getStatusName('let', 'let_agreed')).toEqual({ code: 'let', label: 'Let' })
  })

  test('do not claim that a holding deposit was taken, which is unlawful in Scotland (domain B2)', () => {
    expect(getStatusName('let', 'reserved')).toEqual({ code: 'reserved', label: 'Reserved' })
  })

  test.each(listingKinds)('every code of a %s belongs to one status, and other codes to none', (kind) => {
    const codes = listStatuses(kind).map((status) => getStatusName(kind, status).code)
    expect(codes.map((code) => findStatusByCode(kind, code))).toEqual(listStatuses(kind))
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of ['gazumped', '', 'available', 'toString'])
      expect(findStatusByCode(kind, code)).toBeNull()
  })

  test('a status of the other kind has no name', () => {
    expect(() => getStatusName('sale', 'reserved')).toThrow('no status of a sale')
    expect(() => getStatusName('let', 'under_offer')).toThrow('no status of a let')
  })

  test('every live status belongs to at least one kind', () => {
    const live = new Set<ListingStatus>(listingKinds.flatMap(listStatuses).filter(isLive))
    expect([...live].toSorted()).toEqual([...liveStatuses].toSorted())
  })
})
