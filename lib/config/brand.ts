/**
 * Facts about the agency and names fixed by the specification, in one place (D-01 … D-04).
 * Another agency touches this file alone. Values that an environment may replace are read
 * in `env.ts` and fall back to these.
 */

/** The product's own word in routes, meta keys and packages (D-01), unless the setting PRODUCT_SLUG names another. */
export const DEFAULT_PRODUCT_SLUG = 'emoov'
/** The agency's name as people read it, unless the setting BRAND_NAME says another: ask brandName() of env.ts. */
export const DEFAULT_BRAND_NAME = 'Emoov'
/** The property portal's word in routes and calls (D-02). */
export const PORTAL_SLUG = 'rightmove'
/** The card provider's word in routes (D-03). */
export const CARD_PROVIDER_SLUG = 'stripe'

/** Facts of the company behind the name; another company writes its own here. */
export const brand = {
  legalName: 'Emoov Example Limited',
  companyNumber: '00000000',
  registeredIn: 'England and Wales',
  registeredOffice: '1 Market Road, Chelmsford, Essex CM1 1AA',
  vatNumber: 'GB 000 0000 00',
  phone: '01632 960123',
  phoneHref: 'tel:+441632960123',
  email: 'hello@emoov.example',
  mapPoint: { lat: 51.7356, lng: 0.4685 },
  redress: { name: 'The Property Ombudsman', url: 'https://www.tpos.co.uk/' },
  clientMoneyProtection: { name: 'Client Money Protect', url: 'https://www.clientmoneyprotect.co.uk/' },
  links: {
    valuation: 'https://valuation.emoov.example/',
    calendar: 'https://calendar.emoov.example/mortgage-call',
    conveyancingQuote: 'https://conveyancing.emoov.example/quote',
    commercialComparison: 'https://finance.emoov.example/compare',
    referral: 'https://refer.emoov.example/',
  },
  /** Outside sites to compare a valuation with; `picture` is a drawing in public/valuation. */
  valuationSites: [
    {
      name: 'Zoopla house prices',
      url: 'https://www.zoopla.co.uk/house-prices/',
      picture: 'estimate',
      text: 'Estimates for single homes, street by street.',
    },
    {
      name: 'Rightmove house prices',
      url: 'https://www.rightmove.co.uk/house-prices.html',
      picture: 'sold-prices',
      text: 'What homes near you were sold for, with their old pictures.',
    },
    {
      name: 'HM Land Registry',
      url: 'https://www.gov.uk/search-house-prices',
      picture: 'register',
      text: 'The official record of prices paid in England and Wales.',
    },
  ],
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/emoov.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/emoov.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/emoov-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@emoov-example' },
  ],
} as const

/** Prices of the agency's own services, in whole pence, VAT included unless said (HOME-09, HOME-10, STATIC-12 … STATIC-15, LOCAL-06, LOCAL-08). */
export const fees = {
  sellPayNow: 395_00,
  sellOnCompletion: 895_00,
  letFindTenant: 59_50,
  /** Per tenant, paid by the landlord: the Tenant Fees Act 2019 bans charging it to a tenant. */
  tenantReferencing: 20_00,
  /** Repairs in an emergency that management sees to without asking first. */
  emergencyRepairs: 150_00,
} as const

/** Full management, in per cent of the rent; shown with VAT first, as DMCC price transparency asks. */
export const management = { percentWithoutVat: 6.5, percentWithVat: 7.8, inspectionMonths: 6 } as const

/** Months that a listing is advertised on the portals before its owner renews it. */
export const PORTAL_MONTHS = 6
