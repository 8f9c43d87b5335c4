import { expect, it } from 'vitest'
import { nations, type Nation } from '../../lib/domain/nation'
import {
  getMilestoneRule,
  listTenancyMilestones,
  maySignOn,
  nameTenancyMilestone,
} from '../../lib/domain/tenancy-milestone'

it('only landlords in England check the right to rent (FIELD-56)', () => {
  expect(nations.filter((nation) => listTenancyMilestones(nation).includes('right_to_rent'))).toEqual([
    'england',
  ])
})

it('each nation has its own name and time for the written terms, and its time for the deposit (FIELD-57)', () => {
  expect(new Set(nations.map((nation) => nameTenancyMilestone('terms', nation))).size).toBe(nations.length)
  const findTimes = (nation: Nation) => [
    getMilestoneRule('terms', nation)?.match(/before|\d+ days|by the day/)?.[0],
    getMilestoneRule('deposit', nation)?.match(/\d+ (?:working )?days/)?.[0],
  ]
  expect(Object.fromEntries(nations.map((nation) => [nation, findTimes(nation)]))).toEqual({
    england: ['before', '30 days'],
    wales: ['14 days', '30 days'],
    scotland: ['by the day', '30 working days'],
    'northern-ireland': ['28 days', '28 days'],
  })
})

it('an agreement in England is signed on or after the day of the written statement (domain B3)', () => {
  const createTerms = (state: 'done' | 'expected') =>
    [{ milestone: 'terms', state, day: '2026-11-20' }] as const
  expect(maySignOn('2026-11-20', 'england', createTerms('done'))).toBe(true)
  expect(maySignOn('2026-11-19', 'england', createTerms('done'))).toBe(false)
  expect(maySignOn('2026-11-20', 'england', createTerms('expected'))).toBe(false)
  expect(maySignOn('2026-11-20', 'england', [])).toBe(false)
  expect(maySignOn('2026-11-20', 'wales', [])).toBe(true)
})
