import { describe, expect, test } from 'vitest'
import { listingKinds, type ListingKind } from '../../lib/domain/listing-kind'
import { getPermittedActions, VISITOR_ID } from '../../lib/domain/listing-permissions'
import { listStatuses, type ListingStatus } from '../../lib/domain/listing-status'

const OWNER_ID = 7
const OTHER_USER_ID = 12
const listActions = (kind: ListingKind, status: ListingStatus | null, viewerId = VISITOR_ID) =>
  getPermittedActions({ kind, status, ownerId: OWNER_ID }, viewerId)

describe('the actions that a viewer is offered', () => {
  test('a sale offers others all actions, but only a question once sold subject to contract (CARD-06, CARD-09, CARD-10, D-88)', () => {
    const all = ['arrange-viewing', 'ask-a-question', 'make-an-offer']
    expect(listActions('sale', 'available').toSorted()).toEqual(all)
    expect(listActions('sale', 'under_offer', OTHER_USER_ID).toSorted()).toEqual(all)
    expect(listActions('sale', null).toSorted()).toEqual(all)
    expect(listActions('sale', 'sold_subject_to_contract')).toEqual(['ask-a-question'])
  })

  test('a letting offers others all actions while to let, a question while reserved, nothing once let (CARD-15, CARD-16, CARD-18, D-89)', () => {
    expect(listActions('let', 'available').toSorted()).toEqual([
      'arrange-viewing',
      'ask-a-question',
      'request-let-property',
    ])
    expect(listActions('let', 'reserved')).toEqual(['ask-a-question'])
    expect(listActions('let', null)).toEqual(['ask-a-question'])
    expect(listActions('let', 'let_agreed')).toEqual([])
  })

  test('owners are offered nothing, in any status, whether their id is a number or text (CARD-07, CARD-08, CARD-17, D-33)', () => {
    for (const kind of listingKinds)
      for (const status of listStatuses(kind)) {
        expect(listActions(kind, status, OWNER_ID)).toEqual([])
        expect(getPermittedActions({ kind, status, ownerId: String(OWNER_ID) }, OWNER_ID)).toEqual([])
      }
  })
})
