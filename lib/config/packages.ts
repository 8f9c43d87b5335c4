import type { ListingKind } from '../domain/listing-kind'
import { computeVatWithin } from '../domain/vat'
import { fees } from './brand'

/** When the price of a package is due. A package with `never` is free even when the home sells. */
type WhenDue = 'now' | 'on-completion' | 'never'

interface Package {
  listingKind: ListingKind
  name: string
  /** In whole pence, including VAT. */
  pricePence: number
  due: WhenDue
  includes: readonly string[]
  hasPortals: boolean
  /** True if it includes an additional package (D-157, D-158). */
  isBundle: boolean
}

interface AdditionalPackage {
  listingKind: ListingKind
  name: string
  pricePence: number
}

/** The extras that can be ordered with a package, by their key in local storage and calls (D-19, B-18). */
export const additionalPackages: Readonly<Record<string, AdditionalPackage>> = {
  PHOTOGRAPHS: { listingKind: 'sale', name: 'Photographs of your home', pricePence: fees.photographs },
  ENERGY_CERTIFICATE: {
    listingKind: 'sale',
    name: 'Energy performance certificate',
    pricePence: fees.energyCertificate,
  },
  TENANT_REFERENCING: {
    listingKind: 'let',
    name: 'Tenant referencing, for one tenant',
    pricePence: fees.tenantReferencing,
  },
}

const portalsAndSite = ['A listing on this website', 'A listing on the portals for six months']
const siteAndPortalsUntilLet = [
  'A listing on this website',
  'A listing on the portals until it is let, for six months at most',
]

/** The key of the package without portals, which contains the product slug (D-01). */
export const getProductOnlyPackageKey = (product: string): string => `${product.toUpperCase()}_ONLY`

/** The packages by their key, which the API calls package_def. @param product the setting PRODUCT_SLUG */
export const getPackages = (product: string): Readonly<Record<string, Package>> => ({
  PAY_NOW: {
    listingKind: 'sale',
    name: 'Pay now',
    pricePence: fees.sellPayNow,
    due: 'now',
    includes: portalsAndSite,
    hasPortals: true,
    isBundle: false,
  },
  PAY_NOW_BUNDLE: {
    listingKind: 'sale',
    name: 'Pay now, with an extra',
    pricePence: fees.sellPayNow,
    due: 'now',
    includes: portalsAndSite,
    hasPortals: true,
    isBundle: true,
  },
  PAY_ON_COMPLETION: {
    listingKind: 'sale',
    name: 'Pay on completion',
    pricePence: fees.sellOnCompletion,
    due: 'on-completion',
    includes: portalsAndSite,
    hasPortals: true,
    isBundle: false,
  },
  [getProductOnlyPackageKey(product)]: {
    listingKind: 'sale',
    name: 'This website only',
    pricePence: fees.sellHereOnly,
    due: 'never',
    includes: ['A listing on this website'],
    hasPortals: false,
    isBundle: false,
  },
  FIND_TENANT: {
    listingKind: 'let',
    name: 'Find a tenant',
    pricePence: fees.letFindTenant,
    due: 'now',
    includes: siteAndPortalsUntilLet,
    hasPortals: true,
    isBundle: false,
  },
  FIND_TENANT_BUNDLE: {
    listingKind: 'let',
    name: 'Find a tenant, with referencing',
    pricePence: fees.letFindTenant,
    due: 'now',
    includes: siteAndPortalsUntilLet,
    hasPortals: true,
    isBundle: true,
  },
})

export const listPackagesWithoutPortals = (product: string): string[] =>
  Object.entries(getPackages(product)).flatMap(([key, { hasPortals }]) => (hasPortals ? [] : [key]))

/** The price of a package, in pence including VAT. */
export interface PackageQuote {
  packageDef: string
  additionalPackage: string | null
  description: string
  /** The part that is due with the order. */
  nowPence: bigint
  onCompletionPence: bigint
  vatPence: bigint
}

interface ChosenPackage {
  packageDef: string
  additionalPackage?: string | null
  listingKind: ListingKind
  /** The setting PRODUCT_SLUG. */
  product: string
}

/** Computes prices from our own list, whatever a client sends (D-157, D-158). @returns null for an invalid combination */
export function quotePackage(chosen: ChosenPackage): PackageQuote | null {
  const { listingKind, product } = chosen
  const packages = getPackages(product)
  const extraKey = chosen.additionalPackage || getDefaultExtra(chosen.packageDef)
  // PAY_NOW with an extra is PAY_NOW_BUNDLE (D-157).
  const packageDef = extraKey && chosen.packageDef === 'PAY_NOW' ? 'PAY_NOW_BUNDLE' : chosen.packageDef
  const mainPackage = Object.hasOwn(packages, packageDef) ? packages[packageDef]! : null
  if (!mainPackage || mainPackage.listingKind !== listingKind) return null
  // A bundle needs an extra, and no other package may have one.
  if (!extraKey) return mainPackage.isBundle ? null : toQuote(packageDef, mainPackage, null)
  const extra = Object.hasOwn(additionalPackages, extraKey) ? additionalPackages[extraKey]! : null
  if (!mainPackage.isBundle || !extra || extra.listingKind !== listingKind) return null
  return toQuote(packageDef, mainPackage, { ...extra, key: extraKey })
}

const getDefaultExtra = (packageDef: string): string | null =>
  packageDef === 'FIND_TENANT_BUNDLE' ? 'TENANT_REFERENCING' : null

function toQuote(
  packageDef: string,
  { pricePence, due, name }: Package,
  extra: (AdditionalPackage & { key: string }) | null,
): PackageQuote {
  const nowPence = BigInt((due === 'now' ? pricePence : 0) + (extra?.pricePence ?? 0))
  return {
    packageDef,
    additionalPackage: extra?.key ?? null,
    description: extra ? `${name}: ${extra.name}` : name,
    nowPence,
    onCompletionPence: due === 'on-completion' ? BigInt(pricePence) : 0n,
    vatPence: computeVatWithin(nowPence),
  }
}
