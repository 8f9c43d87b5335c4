import { mayTakeStep, type StepTable } from './allowed-steps'

/** The states of the check of who an owner is (Money Laundering Regulations 2017, regulation 28). */
export const identityStates = ['not_started', 'submitted', 'passed', 'refer', 'expired'] as const
export type IdentityState = (typeof identityStates)[number]

export type IdentityActor = 'owner' | 'agency' | 'clock'

/** A check in the state `refer` needs more documents of the owner, or a decision of the agency. */
const identitySteps: StepTable<IdentityState, IdentityActor> = {
  not_started: { submitted: ['owner'] },
  submitted: { passed: ['agency'], refer: ['agency'] },
  refer: { submitted: ['owner'], passed: ['agency'] },
  passed: { refer: ['agency'], expired: ['clock', 'agency'] },
  expired: { submitted: ['owner'] },
}

export const mayChangeIdentity = (from: IdentityState, to: IdentityState, actor: IdentityActor): boolean =>
  mayTakeStep(identitySteps, from, to, actor)

/** A check is repeated after so many days, because documents expire and sanctions lists change. */
export const IDENTITY_VALID_DAYS = 365
