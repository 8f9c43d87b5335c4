import { mayTakeStep, type StepTable } from './allowed-steps'

/** The states of the check of who an owner or a buyer is (Money Laundering Regulations 2017, regulations 4 and 28). */
export const identityStates = ['not_started', 'submitted', 'passed', 'refer', 'expired'] as const
export type IdentityState = (typeof identityStates)[number]

/** `person` is the person who is checked, or the account holder on that person's behalf. */
export type IdentityActor = 'person' | 'agency' | 'clock'

/** A check in the state `refer` needs more documents of the person, or a decision of the agency. */
const identitySteps: StepTable<IdentityState, IdentityActor> = {
  not_started: { submitted: ['person'] },
  submitted: { passed: ['agency'], refer: ['agency'] },
  refer: { submitted: ['person'], passed: ['agency'] },
  passed: { refer: ['agency'], expired: ['clock', 'agency'] },
  expired: { submitted: ['person'] },
}

export const mayChangeIdentity = (from: IdentityState, to: IdentityState, actor: IdentityActor): boolean =>
  mayTakeStep(identitySteps, from, to, actor)

/** The days until a check is repeated, because documents expire and sanctions lists change. */
export const IDENTITY_VALID_DAYS = 365
