import { addDays, fromLondonClock, londonDay } from '../format/london-clock'
import { mayTakeStep, type StepTable } from './allowed-steps'
import type { ListingStatus } from './listing-status'

const MINUTES_PER_DAY = 24 * 60

export const letRequestStatuses = ['made', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type LetRequestStatus = (typeof letRequestStatuses)[number]

export type LetRequestActor = 'tenant' | 'landlord' | 'clock'

/** The days in which a request can be answered. A request expires at the end of the last day, in London. */
export const REQUEST_VALID_DAYS = 14

export const getRequestExpiry = (changedAt: Date): Date =>
  fromLondonClock(addDays(londonDay(changedAt), REQUEST_VALID_DAYS), MINUTES_PER_DAY)

/** Requests that were last changed before this time have expired. */
export const getRequestExpiryCutoff = (now: Date): Date =>
  fromLondonClock(addDays(londonDay(now), -REQUEST_VALID_DAYS), 0)

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

export const letRequestActions = ['accept', 'decline', 'withdraw', 'undo'] as const
export type LetRequestAction = (typeof letRequestActions)[number]

export const statusAfterLetRequestAction: Readonly<Record<LetRequestAction, LetRequestStatus>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  undo: 'made',
}

/** Whether a listing with this status has requests that can be accepted. */
export const takesLetRequests = (status: ListingStatus): boolean =>
  status === 'available' || status === 'reserved'

export const mayActOnLetRequest = (
  action: LetRequestAction,
  from: LetRequestStatus,
  actor: LetRequestActor,
): boolean => mayChangeLetRequest(from, statusAfterLetRequestAction[action], actor)
