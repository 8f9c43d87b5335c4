import type { TestUser } from '../support/accounts'
import { MISSING_ID } from '../support/missing-id'
import { londonDay } from '../../lib/format/london-clock'
import { userIdInput } from './call-inputs'
import type { RecordIds } from './user-call-cases'

const offerCase = <Rest extends object>(id: 'agreedOffer' | 'soldOffer', rest: Rest) => ({
  input: (user: TestUser, ids: RecordIds) => ({ ...userIdInput(user), ...rest, offer_id: ids[id] }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...rest, offer_id: MISSING_ID }),
    message: 'Offer not found',
  },
})
const conveyancer = {
  firm: 'Deed & Co',
  contact_name: 'Dora Deed',
  email: 'dora@deed.example',
  phone: '01632 960 200',
}

const requestCase = <Rest extends object>(rest: Rest) => ({
  input: (user: TestUser, { agreedRequest }: RecordIds) => ({
    ...userIdInput(user),
    ...rest,
    request_id: agreedRequest,
  }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...rest, request_id: MISSING_ID }),
    message: 'Request not found',
  },
})

/** The cases of the calls about agreed sales and lettings. */
export const saleCallCases = {
  saveConveyancer: offerCase('agreedOffer', conveyancer),
  recordMilestone: offerCase('soldOffer', {
    milestone: 'exchange' as const,
    state: 'done' as const,
    day: londonDay(new Date()),
  }),
  getSale: offerCase('agreedOffer', {}),
  getTenancy: requestCase({}),
  recordTenancyMilestone: requestCase({
    milestone: 'keys' as const,
    state: 'done' as const,
    day: londonDay(new Date()),
  }),
}
