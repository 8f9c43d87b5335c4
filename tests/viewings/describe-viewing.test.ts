import { expect, it } from 'vitest'
import { describeViewingState, formatViewingStatus } from '@/components/viewings/describe-viewing'
import type { OwnViewing } from '@/lib/contract/viewings'

/** A viewing at 10 o'clock in summer time, which was asked for two days before. */
const createViewing = (changes: Partial<OwnViewing>): OwnViewing => ({
  id: 1,
  thread_id: 3,
  property_id: 7,
  kind: 'property',
  property_url: 'high-street',
  portal_address: 'High Street, Witham, CM8',
  role: 'viewer',
  other_party: 'Sue M.',
  starts_at: '2026-06-12T09:00:00.000Z',
  ends_at: '2026-06-12T09:30:00.000Z',
  status: 'proposed',
  proposed_by_user: true,
  changed_at: '2026-06-10T15:00:00.000Z',
  reason: null,
  answers: [],
  series_id: 1,
  revision: 1,
  meeting: null,
  feedback: null,
  ...changes,
})

const describeBoth = (changes: Partial<OwnViewing>) => {
  const viewing = createViewing(changes)
  return [formatViewingStatus(viewing), describeViewingState(viewing)]
}

it('a viewing that nobody answered is described as lapsed, and not as cancelled', () => {
  const lapsed = ['Not answered', 'It lapsed on Fri 12 Jun 2026 at 10:00, because nobody had answered.']
  expect(describeBoth({})).toEqual(lapsed)
  // The agency ends it a few minutes later.
  expect(describeBoth({ status: 'cancelled', changed_at: '2026-06-12T09:03:00.000Z' })).toEqual(lapsed)
})

it('a viewing that somebody cancelled, declined or accepted says so, and when', () => {
  expect(describeBoth({ status: 'cancelled' })).toEqual([
    'Cancelled',
    'Cancelled on Wed 10 Jun 2026 at 16:00.',
  ])
  expect(describeBoth({ status: 'declined' })).toEqual(['Declined', 'Declined on Wed 10 Jun 2026 at 16:00.'])
  expect(describeBoth({ status: 'accepted', answers: ['cancel'] })).toEqual([
    'Confirmed',
    'Confirmed on Wed 10 Jun 2026 at 16:00.',
  ])
})

it('a viewing that waits says for whom, and until when', () => {
  expect(describeBoth({ answers: ['cancel'] })).toEqual([
    'Waiting for Sue M.',
    'Asked on Wed 10 Jun 2026 at 16:00. It lapses on Fri 12 Jun 2026 at 10:00 without an answer.',
  ])
})
