import { describe, expect, test } from 'vitest'
import { actionsFor } from '@/components/property/action-rules'

const OWNER = 7
const at = (kind: 'sale' | 'let', status: string, viewer = 0) =>
  actionsFor(kind, { user_id: OWNER, status }, viewer)

describe('what a viewer is offered', () => {
  test('sales: all to others, a question alone once sold subject to contract (CARD-06, CARD-09, CARD-10, D-88)', () => {
    expect(at('sale', 'forsale').toSorted()).toEqual(['arrange-viewing', 'ask-a-question', 'make-an-offer'])
    expect(at('sale', 'underoffer', 12)).toHaveLength(3)
    expect(at('sale', 'sstc')).toEqual(['ask-a-question'])
  })

  test('lettings: all while to let, a question in between, nothing once let (CARD-15, CARD-16, CARD-18, D-89)', () => {
    expect(at('let', 'tolet').toSorted()).toEqual([
      'arrange-viewing',
      'ask-a-question',
      'request-let-property',
    ])
    expect(at('let', 'reserved')).toEqual(['ask-a-question'])
    expect(at('let', 'let')).toEqual([])
  })

  test('the owner nothing, whatever type the id has (CARD-07, CARD-08, CARD-17, D-33)', () => {
    for (const status of ['forsale', 'sstc']) expect(at('sale', status, OWNER)).toEqual([])
    for (const status of ['tolet', 'let', 'reserved']) expect(at('let', status, OWNER)).toEqual([])
    expect(actionsFor('sale', { user_id: '7' as never, status: 'forsale' }, OWNER)).toEqual([])
  })
})
