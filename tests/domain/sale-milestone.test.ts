import { describe, expect, it } from 'vitest'
import { saleParties } from '../../lib/domain/memorandum'
import { nations } from '../../lib/domain/nation'
import {
  listMilestones,
  mayHaveState,
  mayRecordMilestone,
  nameMilestone,
  saleMilestones,
} from '../../lib/domain/sale-milestone'

describe('the milestones of a sale (LOCAL-09)', () => {
  it('leave out the mortgage offer of a cash buyer, and the survey in Scotland, where the Home Report has it', () => {
    expect(listMilestones({ nation: 'wales', isCashBuyer: false })).toEqual(saleMilestones)
    expect(listMilestones({ nation: 'england', isCashBuyer: true })).not.toContain('mortgage_offer')
    expect(listMilestones({ nation: 'scotland', isCashBuyer: false })).not.toContain('survey')
  })

  it.each(saleMilestones)(
    '%s can be recorded by at least one party, and has a name in each nation',
    (milestone) => {
      expect(saleParties.some((party) => mayRecordMilestone(milestone, party))).toBe(true)
      for (const nation of nations) expect(nameMilestone(milestone, nation)).toMatch(/^[A-Z]/)
    },
  )

  it('each nation names the binding step as its lawyers do', () => {
    expect(nations.map((nation) => [nation, nameMilestone('exchange', nation)])).toEqual(
      expect.arrayContaining([
        ['england', 'Exchange of contracts'],
        ['scotland', 'Conclusion of missives'],
        ['northern-ireland', 'Contract signed by both sides'],
      ]),
    )
    expect(nameMilestone('completion', 'scotland')).toBe('Settlement')
  })

  it('the parties record only when they expect the completion, because the agency records that it is done', () => {
    expect(mayHaveState('completion', 'expected')).toBe(true)
    expect(mayHaveState('completion', 'done')).toBe(false)
    expect(mayHaveState('exchange', 'done')).toBe(true)
  })
})
