import type { TestUser } from '../support/accounts'
import { MISSING_ID } from '../support/missing-id'
import { londonDay } from '../../lib/format/london-clock'
import { userIdInput } from './call-inputs'
import type { RecordIds } from './user-call-cases'

const createOfferCase = <Other extends object>(id: 'agreedOffer' | 'soldOffer', otherInput: Other) => ({
  input: (user: TestUser, ids: RecordIds) => ({ ...userIdInput(user), ...otherInput, offer_id: ids[id] }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...otherInput, offer_id: MISSING_ID }),
    message: 'Offer not found',
  },
})
const conveyancer = {
  firm: 'Deed & Co',
  contact_name: 'Dora Deed',
  email: 'dora@deed.example',
  phone: '01632 960 200',
}

const createRequestCase = <Other extends object>(otherInput: Other) => ({
  input: (user: TestUser, { agreedRequest }: RecordIds) => ({
    ...userIdInput(user),
    ...otherInput,
    request_id: agreedRequest,
  }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...otherInput, request_id: MISSING_ID }),
    message: 'Request not found',
  },
})

/** The cases of the calls about agreed sales and lettings. */
export const saleCallCases = {
  saveConveyancer: createOfferCase('agreedOffer', conveyancer),
  recordMilestone: createOfferCase('soldOffer', {
    milestone: 'exchange' as const,
    state: 'done' as const,
    day: londonDay(new Date()),
  }),
  getSale: createOfferCase('agreedOffer', {}),
  getTenancy: createRequestCase({}),
  recordTenancyMilestone: createRequestCase({
    milestone: 'keys' as const,
    state: 'done' as const,
    day: londonDay(new Date()),
  }),
}
