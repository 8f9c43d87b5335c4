import type { TestUser } from '../support/accounts'
import { MISSING_ID } from '../support/missing-id'
import { userIdInput } from './call-inputs'
import type { RecordIds } from './user-call-cases'

const agreedOfferCase = <Rest extends object>(rest: Rest) => ({
  input: (user: TestUser, { agreedOffer }: RecordIds) => ({
    ...userIdInput(user),
    ...rest,
    offer_id: agreedOffer,
  }),
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

/** The cases of the calls about agreed sales. */
export const saleCallCases = {
  saveConveyancer: agreedOfferCase(conveyancer),
  getSale: agreedOfferCase({}),
}
