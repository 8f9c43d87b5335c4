import type { Nation } from '../domain/nation'

interface PermittedPayments {
  law: { name: string; url: string }
  payments: string[]
  banned: string
}

const describeOutgoings = (tax: string) =>
  `${tax}, utilities, television licence and communications, where the tenancy says the tenant pays them`
const councilTaxAndUtilities = describeOutgoings('Council tax')

/** A letting agent must publish what a tenant may be asked to pay (Consumer Rights Act 2015, s.83). */
const permitted: Record<Nation, PermittedPayments> = {
  england: {
    law: { name: 'Tenant Fees Act 2019', url: 'https://www.legislation.gov.uk/ukpga/2019/4' },
    payments: [
      'The rent: at most one month of it, after both sides have signed and before the tenancy starts',
      'A refundable tenancy deposit of at most five weeks’ rent, or six where the rent of a year is £50,000 or more, protected in a government-approved scheme within 30 days',
      'A refundable holding deposit of at most one week’s rent, held for up to 15 days and returned within 7',
      'Interest on rent more than 14 days late, at most 3% above the Bank of England base rate',
      'The evidenced cost of lost keys or security devices',
      'Up to £50, or the reasonable cost if higher, for a change to the tenancy that you ask for',
      'The landlord’s loss if you ask to leave early',
      councilTaxAndUtilities,
    ],
    banned:
      'No fee may be charged for viewing, referencing, administration, inventories, check-in, guarantors or renewal.',
  },
  wales: {
    law: {
      name: 'Renting Homes (Fees etc.) (Wales) Act 2019',
      url: 'https://www.legislation.gov.uk/anaw/2019/2',
    },
    payments: [
      'The rent',
      'A security deposit, protected in a government-approved scheme within 30 days',
      'A refundable holding deposit of at most one week’s rent, after you have been given the prescribed information',
      'Default payments within the limits that Welsh regulations set: interest on rent more than 7 days late, at most 3% above the Bank of England base rate, and the evidenced cost of lost keys or changed locks',
      councilTaxAndUtilities,
    ],
    banned:
      'No fee may be charged for viewing, referencing, administration, inventories, check-in or renewal.',
  },
  scotland: {
    law: { name: 'Rent (Scotland) Act 1984', url: 'https://www.legislation.gov.uk/ukpga/1984/58' },
    payments: [
      'The rent',
      'A refundable deposit of at most two months’ rent, protected in an approved scheme within 30 working days',
      councilTaxAndUtilities,
    ],
    banned:
      'Premiums and every other fee are unlawful, holding deposits and charges for referencing and administration among them.',
  },
  'northern-ireland': {
    law: {
      name: 'Private Tenancies Act (Northern Ireland) 2022',
      url: 'https://www.legislation.gov.uk/nia/2022/20',
    },
    payments: [
      'The rent',
      'A refundable deposit of at most one month’s rent, protected in an approved scheme within 28 days',
      describeOutgoings('Rates'),
    ],
    banned: 'A letting agent may not charge a tenant for the work it does for the landlord.',
  },
}

export const getPermittedPayments = (nation: Nation): PermittedPayments => permitted[nation]
