import { expect, it } from 'vitest'
import { findNation } from '../../../lib/agency/chat/find-nation'
import { lettingsQuestions } from '../../../prisma/seed/content/pages/faq-lettings'

it.each([
  ['What does a tenant pay in Scotland?', 'scotland'],
  ['Does Scots law have leases?', 'scotland'],
  ['how long is a tenancy in wales', 'wales'],
  ['What may a Welsh landlord ask for?', 'wales'],
  ['Can a landlord in Northern Ireland refuse pets?', 'northern-ireland'],
  ['How long is a tenancy in NI?', 'northern-ireland'],
  ['How long is a tenancy in Glasgow?', 'scotland'],
  ['How long is a tenancy in Powys?', 'wales'],
  ['Is the law of England that of Wales?', 'wales'], // a comparison asks for the law of the other nation
  ['What does a tenant pay in England?', 'england'],
  ['How long is a tenancy in Leeds?', 'england'],
])('%s is about %s', (message, nation) => {
  expect(findNation(message)).toBe(nation)
})

it.each([...lettingsQuestions.map(({ question }) => question), 'Is a holding deposit refundable?'])(
  '%s names no nation',
  (message) => {
    expect(findNation(message)).toBeUndefined()
  },
)
