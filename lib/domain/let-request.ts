import { mayTakeStep, type StepTable } from './allowed-steps'

export const letRequestStatuses = ['made', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type LetRequestStatus = (typeof letRequestStatuses)[number]

export type LetRequestActor = 'tenant' | 'landlord' | 'clock'

/** An acceptance binds nobody until a tenancy is signed, so the landlord may undo it and the tenant may withdraw. */
const letRequestSteps: StepTable<LetRequestStatus, LetRequestActor> = {
  made: { accepted: ['landlord'], declined: ['landlord'], withdrawn: ['tenant'], expired: ['clock'] },
  accepted: { made: ['landlord'], withdrawn: ['tenant'] },
  declined: {},
  withdrawn: {},
  expired: {},
}

export const mayChangeLetRequest = (
  from: LetRequestStatus,
  to: LetRequestStatus,
  actor: LetRequestActor,
): boolean => mayTakeStep(letRequestSteps, from, to, actor)
