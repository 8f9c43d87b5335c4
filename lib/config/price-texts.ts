import { fees, managementFee } from './brand'
import { formatPence } from '../format/money'

/** The agency's prices as its texts show them, including VAT unless stated otherwise (LOCAL-06, MORT-08). */
export const priceTexts = {
  sellPayNow: formatPence(fees.sellPayNow),
  sellOnCompletion: formatPence(fees.sellOnCompletion),
  letFindTenant: formatPence(fees.letFindTenant),
  sellHereOnly: formatPence(fees.sellHereOnly),
  localSale: formatPence(fees.localSale),
  localLetFrom: formatPence(fees.localLetFrom),
  localLetByBedrooms: `${formatPence(fees.localLetFrom)} for a home of up to two bedrooms, and ${formatPence(fees.localLetFurtherBedroom)} for each further one`,
  management: `${managementFee.percentWithoutVat}% of the rent plus VAT (${managementFee.percentWithVat}% including VAT)`,
  referencing: formatPence(fees.tenantReferencing),
  emergencyRepairs: formatPence(fees.emergencyRepairs),
  photographs: formatPence(fees.photographs),
  energyCertificate: formatPence(fees.energyCertificate),
  portalRenewalSale: formatPence(fees.portalRenewalSale),
  portalRenewalLet: formatPence(fees.portalRenewalLet),
  portalSubscription: formatPence(fees.portalSubscription),
  mortgageDiscount: '£155',
  completionInsurance: '£2,250',
  voucher: '£25',
} as const

/** Terms of the agreements that are not specified. The agreements and other pages state the values assumed here. */
export const assumedTerms = {
  portalTerm: 'six months',
  introductionTail: 'six months',
  feeDue: '14 days',
  localSoleAgency: '12 weeks',
  noticeAfterSoleAgency: '14 days',
  managementNotice: 'one month',
  rentPaidOver: 'five working days',
} as const
