import { fees } from './brand'
import { poundsAndPence } from '../format/money'

/** The agency's prices as its texts show them, including VAT unless stated otherwise (LOCAL-06, MORT-08). */
export const priceTexts = {
  sellPayNow: poundsAndPence(fees.sellPayNow),
  sellOnCompletion: poundsAndPence(fees.sellOnCompletion),
  letFindTenant: poundsAndPence(fees.letFindTenant),
  localSale: '£1,795',
  localLetFrom: '£595',
  management: '6.5% of the rent plus VAT (7.8% including VAT)',
  referencing: '£20',
  emergencyRepairs: '£150',
  mortgageDiscount: '£155',
  completionInsurance: '£2,250',
  voucher: '£25',
} as const

/** Terms that the specification leaves open; the agreements and guides use these. */
export const assumedTerms = {
  portalTerm: 'six months',
  introductionTail: 'six months',
  feeDue: '14 days',
  localSoleAgency: '12 weeks',
  noticeAfterSoleAgency: '14 days',
  managementNotice: 'one month',
  rentPaidOver: 'five working days',
  /** Referral fees that the agency receives for each completed case, including VAT. */
  referral: {
    conveyancing: 'between £100 and £200',
    mortgage: 'between £100 and £300',
    commercial: 'between £200 and £1,000',
  },
} as const
