/* The agency's facts, for another agency to replace (D-01 to D-04). Settings in `env.ts` override some. */

import { contactPhone } from './phone'

export const DEFAULT_PRODUCT_SLUG = 'emoov'
export const DEFAULT_BRAND_NAME = 'Emoov'

/** The slugs are part of the payment pages' URLs and of the API's payment values (D-02, D-03). */
export const portal = { slug: 'rightmove', name: 'Rightmove' } as const
export const cardProvider = { slug: 'stripe', name: 'Stripe' } as const

export const brand = {
  legalName: 'Emoov Example Limited',
  companyNumber: '00000000',
  registeredIn: 'England and Wales',
  registeredOffice: '1 Market Road, Chelmsford, Essex CM1 1AA',
  vatNumber: 'GB 000 0000 00',
  ...contactPhone,
  email: 'hello@emoov.example',
  mapPoint: { lat: 51.7356, lng: 0.4685 },
  redress: { name: 'The Property Ombudsman', url: 'https://www.tpos.co.uk/' },
  clientMoneyProtection: {
    name: 'Client Money Protect',
    url: 'https://www.clientmoneyprotect.co.uk/',
    /** A file in the folder `public`. Agents of homes to let in England must publish their certificate (SI 2019/386). */
    certificate: '/pages/client-money-protection.pdf',
  },
  /** Required of letting agents by the Housing (Scotland) Act 2014, part 4, and the Housing (Wales) Act 2014, part 1. */
  lettingRegistrations: [
    { name: 'Scottish letting agent registration', number: 'LARN0000000' },
    { name: 'Rent Smart Wales licence', number: 'LR-00000-00000' },
  ],
  links: {
    calendar: 'https://calendar.emoov.example/mortgage-call',
    conveyancingQuote: 'https://conveyancing.emoov.example/quote',
    commercialComparison: 'https://finance.emoov.example/compare',
    referral: 'https://refer.emoov.example/',
  },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/emoov.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/emoov.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/emoov-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@emoov-example' },
  ],
} as const

/** Prices of the agency's services, in whole pence including VAT (HOME-09, STATIC-12 … STATIC-15, LOCAL-06). */
export const fees = {
  sellPayNow: 395_00,
  sellOnCompletion: 895_00,
  /** Nothing is charged for a listing on this website alone, not even when the home sells. */
  sellHereOnly: 0,
  localSale: 1_795_00,
  /** For a home of up to two bedrooms. */
  localLetFrom: 595_00,
  localLetFurtherBedroom: 75_00,
  letFindTenant: 59_50,
  /** Per tenant, paid by the landlord: the Tenant Fees Act 2019 bans charging it to a tenant. */
  tenantReferencing: 20_00,
  emergencyRepairs: 150_00,
  photographs: 149_00,
  energyCertificate: 79_00,
  /** For another six months on the portals (PORTAL_MONTHS). */
  portalRenewalSale: 95_00,
  portalRenewalLet: 45_00,
  /** Each month, on the portals until it is cancelled. */
  portalSubscription: 19_00,
} as const

/** The fee for full management, in per cent of the rent. The law demands prices that include VAT. */
export const managementFee = { percentWithoutVat: 6.5, percentWithVat: 7.8, inspectionMonths: 6 } as const

export const PORTAL_MONTHS = 6
