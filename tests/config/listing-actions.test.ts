import { describe, expect, it } from 'vitest'
import { listingActions } from '../../lib/config/listing-actions'

const owner = 7
const seen = (kind: 'sale' | 'let', status: string, viewerId = 0) => listingActions({ kind, status, ownerId: owner, viewerId })

describe('who may do what with a listing', () => {
  it('lets anyone but its owner ask, view and offer on a home for sale (CARD-06, CARD-07, CARD-09)', () => {
    expect(seen('sale', 'forsale')).toEqual(['arrange-viewing', 'ask-a-question', 'make-an-offer'])
    expect(seen('sale', 'underoffer', 3)).toContain('make-an-offer')
  })

  it('leaves the question alone once it is sold subject to contract (CARD-10)', () => expect(seen('sale', 'sstc')).toEqual(['ask-a-question']))

  it('offers viewing and request only while it is to let, and nothing once it is let (CARD-16, CARD-18)', () => {
    expect(seen('let', 'tolet')).toEqual(['arrange-viewing', 'ask-a-question', 'request-let-property'])
    expect(seen('let', 'reserved')).toEqual(['ask-a-question'])
    expect(seen('let', 'let')).toEqual([])
  })

  it('offers the owner nothing (CARD-08, CARD-17)', () => {
    expect(seen('sale', 'forsale', owner)).toEqual([])
    expect(seen('let', 'tolet', owner)).toEqual([])
  })
})
