import type { SaleParty } from './memorandum'
import type { MilestoneState } from './milestone'
import type { Nation } from './nation'

/** The steps of a sale between its memorandum and its completion, in their usual order. */
export const saleMilestones = [
  'contract_pack',
  'mortgage_offer',
  'survey',
  'searches',
  'enquiries',
  'exchange',
  'completion',
] as const
export type SaleMilestone = (typeof saleMilestones)[number]

/** Who knows of a milestone first, and so records it. */
const recorders: Record<SaleMilestone, readonly SaleParty[]> = {
  contract_pack: ['seller'],
  mortgage_offer: ['buyer'],
  survey: ['buyer'],
  searches: ['buyer'],
  enquiries: ['seller'],
  exchange: ['seller', 'buyer'],
  completion: ['seller', 'buyer'],
}

export const mayRecordMilestone = (milestone: SaleMilestone, party: SaleParty): boolean =>
  recorders[milestone].includes(party)

/** Parties only expect the completion: the agency records it, because its fee becomes due then. */
export const mayHaveState = (milestone: SaleMilestone, state: MilestoneState): boolean =>
  milestone !== 'completion' || state === 'expected'

/** Lists the milestones of a sale. A Scottish seller has the survey made for the Home Report, before the home is offered. */
export function listMilestones({
  nation,
  isCashBuyer,
}: {
  nation: Nation
  isCashBuyer: boolean
}): SaleMilestone[] {
  return saleMilestones.filter((milestone) => {
    if (milestone === 'mortgage_offer') return !isCashBuyer
    return milestone !== 'survey' || nation !== 'scotland'
  })
}

/** The parties are asked about a sale of which nothing has been recorded for this long. */
export const QUIET_SALE_DAYS = 14

const milestoneNames: Record<SaleMilestone, string> = {
  contract_pack: 'Draft contract with the buyer’s conveyancer',
  mortgage_offer: 'Mortgage offer',
  survey: 'Survey',
  searches: 'Searches',
  enquiries: 'The buyer’s questions answered',
  exchange: 'Exchange of contracts',
  completion: 'Completion',
}
const scottishMilestoneNames: Partial<Record<SaleMilestone, string>> = {
  contract_pack: 'Title deeds with the buyer’s solicitor',
  exchange: 'Conclusion of missives',
  completion: 'Settlement',
}

/** Names a milestone as lawyers of the nation do. */
export function nameMilestone(milestone: SaleMilestone, nation: Nation): string {
  if (nation === 'scotland') return scottishMilestoneNames[milestone] ?? milestoneNames[milestone]
  if (nation === 'northern-ireland' && milestone === 'exchange') return 'Contract signed by both sides'
  return milestoneNames[milestone]
}
