import { fees, managementFee } from './brand'
import { poundsAndPence } from '../format/money'

/** The agency's prices as its texts show them, including VAT unless stated otherwise (LOCAL-06, MORT-08). */
export const priceTexts = {
  sellPayNow: poundsAndPence(fees.sellPayNow),
  sellOnCompletion: poundsAndPence(fees.sellOnCompletion),
  letFindTenant: poundsAndPence(fees.letFindTenant),
  sellHereOnly: poundsAndPence(fees.sellHereOnly),
  localSale: poundsAndPence(fees.localSale),
  localLetFrom: poundsAndPence(fees.localLetFrom),
  management: `${managementFee.percentWithoutVat}% of the rent plus VAT (${managementFee.percentWithVat}% including VAT)`,
  referencing: poundsAndPence(fees.tenantReferencing),
  emergencyRepairs: poundsAndPence(fees.emergencyRepairs),
  photographs: poundsAndPence(fees.photographs),
  energyCertificate: poundsAndPence(fees.energyCertificate),
  portalRenewalSale: poundsAndPence(fees.portalRenewalSale),
  portalRenewalLet: poundsAndPence(fees.portalRenewalLet),
  portalSubscription: poundsAndPence(fees.portalSubscription),
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
} as const
