import { expect, it } from 'vitest'
import { findStatusId } from '../../../lib/agency/import/map/status'

it('a reserved letting is exported as let agreed, because portals have no reserved lettings (domain C1)', () => {
  expect(findStatusId('let', 'reserved')).toBe('5')
  expect(findStatusId('let', 'let_agreed')).toBe('5')
  expect(findStatusId('let', 'available')).toBe('0')
  expect(findStatusId('sale', 'under_offer')).toBe('3')
})
