import type { MilestoneState } from './milestone'
import type { Nation } from './nation'

/** The steps of a letting between the accepted request and the keys, in their usual order. */
export const tenancyMilestones = [
  'references',
  'right_to_rent',
  'certificates',
  'terms',
  'signed',
  'deposit',
  'keys',
] as const
export type TenancyMilestone = (typeof tenancyMilestones)[number]

export const tenancyParties = ['landlord', 'tenant'] as const
export type TenancyParty = (typeof tenancyParties)[number]

/** A tenant records only the handover of the keys. The other steps are duties of the landlord, or mark the home as let. */
export const mayRecordTenancyMilestone = (milestone: TenancyMilestone, party: TenancyParty): boolean =>
  party === 'landlord' || milestone === 'keys'

/** Lists the milestones of a letting. Landlords check who may rent in England alone (Immigration Act 2014, s.22). */
export const listTenancyMilestones = (nation: Nation): TenancyMilestone[] =>
  tenancyMilestones.filter((milestone) => milestone !== 'right_to_rent' || nation === 'england')

/** A milestone as it was recorded last. `day` is YYYY-MM-DD. */
export interface RecordedMilestone {
  milestone: TenancyMilestone
  state: MilestoneState
  day: string
}

/** In England the written statement is given before signing (Housing Act 1988, s.16D; SI 2026/324). */
export function maySignOn(day: string, nation: Nation, records: readonly RecordedMilestone[]): boolean {
  const isGivenByThen = (record: RecordedMilestone) =>
    record.milestone === 'terms' && record.state === 'done' && record.day <= day
  return nation !== 'england' || records.some(isGivenByThen)
}

/** A landlord is reminded of an unprotected deposit after half of the shortest time that a nation's law gives. */
export const REMIND_OF_DEPOSIT_DAYS = 14

const milestoneNames: Record<TenancyMilestone, string> = {
  references: 'References of the tenants',
  right_to_rent: 'Right to rent of everybody who moves in',
  certificates: 'Certificates given to the tenants',
  terms: 'Written statement of the terms',
  signed: 'Agreement signed by everybody',
  deposit: 'Deposit protected in a scheme',
  keys: 'Keys handed over',
}
const milestoneNamesByNation: Partial<Record<Nation, Partial<Record<TenancyMilestone, string>>>> = {
  wales: { terms: 'Written statement of the contract', signed: 'Contract signed by everybody' },
  scotland: { terms: 'Tenancy agreement with its notes' },
  'northern-ireland': { terms: 'Tenancy information notice' },
}

/** Names a milestone as the law of the nation does. */
export const nameTenancyMilestone = (milestone: TenancyMilestone, nation: Nation): string =>
  milestoneNamesByNation[nation]?.[milestone] ?? milestoneNames[milestone]

const certificatesBeforeMoving = 'Gas, electrical and energy: the tenants get them before they move in.'

/**
 * What the law requires of each milestone. Right to rent: Immigration Act 2014, s.22. Written terms: Housing Act 1988,
 * s.16D; Renting Homes (Wales) Act 2016, s.31; Private Housing (Tenancies) (Scotland) Act 2016, s.10; Private Tenancies
 * (Northern Ireland) Order 2006, art. 4A. Deposit: Housing Act 2004, s.213; Renting Homes (Wales) Act 2016, s.45;
 * Tenancy Deposit Schemes (Scotland) Regulations 2011, reg. 3; Private Tenancies Act (Northern Ireland) 2022, s.5.
 * Electrical report in Wales: Renting Homes (Fitness for Human Habitation) (Wales) Regulations 2022, reg. 6.
 */
const legalRules: Record<Nation, Partial<Record<TenancyMilestone, string>>> = {
  england: {
    right_to_rent: 'The landlord checks it before the agreement is signed.',
    certificates: certificatesBeforeMoving,
    terms: 'The landlord gives it before the agreement is signed.',
    deposit: 'Within 30 days of receiving it, with the details to the tenants.',
  },
  wales: {
    certificates:
      'Gas and energy: the tenants get them before they move in. Electrical: within 14 days of the occupation date.',
    terms: 'The landlord gives it within 14 days of the occupation date.',
    deposit: 'Within 30 days of receiving it, with the details to the tenants.',
  },
  scotland: {
    certificates: certificatesBeforeMoving,
    terms: 'The landlord gives it by the day on which the tenancy begins.',
    deposit: 'Within 30 working days of the day on which the tenancy begins.',
  },
  'northern-ireland': {
    certificates: certificatesBeforeMoving,
    terms: 'The landlord gives it within 28 days of the day on which the tenancy is granted.',
    deposit: 'Within 28 days of receiving it, and the details to the tenants within 35.',
  },
}

/** Returns what the law requires of a milestone; undefined if this file has no rule for it. */
export const getMilestoneRule = (milestone: TenancyMilestone, nation: Nation): string | undefined =>
  legalRules[nation][milestone]
