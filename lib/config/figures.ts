import { fees } from './brand'
import { poundsAndPence } from '../format/money'

/**
 * Every amount of the agency's own that its texts name, as words, VAT included unless they say
 * otherwise (API-30, LOCAL-06, LOCAL-08, MORT-08, STATIC-12 … STATIC-15); `assumed` are our own.
 */
export const figures = {
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

/** Terms of business that neither specification states and the law wants stated; chosen for the demonstration. */
export const assumed = {
  portalTerm: 'six months',
  introductionTail: 'six months',
  feeDue: '14 days',
  localSoleAgency: '12 weeks',
  noticeAfterSoleAgency: '14 days',
  managementNotice: 'one month',
  rentPaidOver: 'five working days',
  /** What introducers pay us for each case that completes, VAT included (domain B4). */
  referral: {
    conveyancing: 'between £100 and £200',
    mortgage: 'between £100 and £300',
    commercial: 'between £200 and £1,000',
  },
} as const
