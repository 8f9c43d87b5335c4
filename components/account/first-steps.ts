import type { BuyingPosition } from '@/lib/config/account-options'
import { routes } from '@/lib/config/routes'

export interface FirstStep {
  title: string
  text: string
  href: string
}

const steps = {
  search: {
    title: 'Search homes for sale',
    text: 'By town, postcode or station. We keep your last search here.',
    href: routes.buy,
  },
  rent: {
    title: 'Search homes to let',
    text: 'By town, postcode or station. We keep your last search here.',
    href: routes.rent,
  },
  borrow: {
    title: 'Work out what you can borrow',
    text: 'A calculator, and what lenders will ask you for.',
    href: routes.mortgage,
  },
  help: {
    title: 'Read the buyer guides',
    text: 'Deposits, shares and schemes, surveys, and what happens when.',
    href: routes.newsTag('buyer-guides'),
  },
  conveyancing: {
    title: 'Choose a conveyancer early',
    text: 'What they do, what it costs, and what slows a sale down.',
    href: routes.conveyancing,
  },
  value: {
    title: 'Value your home',
    text: 'An idea of its price before you speak to anybody.',
    href: routes.valuation,
  },
  sell: {
    title: 'See what selling costs',
    text: 'Two ways to pay, what each includes, and when it is due.',
    href: routes.sell,
  },
  lend: {
    title: 'Let your property',
    text: 'What we do for landlords, and the fees, VAT included.',
    href: routes.let,
  },
  reference: {
    title: 'Have tenants referenced',
    text: 'What is checked, how long it takes, and who pays.',
    href: routes.tenantReferencing,
  },
  manage: {
    title: 'Have it managed',
    text: 'Rent, repairs and inspections in one hand.',
    href: routes.propertyManagement,
  },
  guides: {
    title: 'Read the guides',
    text: 'Buying, selling and letting in plain words.',
    href: routes.guides,
  },
} as const satisfies Record<string, FirstStep>

const stepsByPosition: Record<BuyingPosition, readonly FirstStep[]> = {
  nothing: [steps.search, steps.borrow, steps.conveyancing],
  first_time: [steps.borrow, steps.help, steps.search],
  property_nonmarket: [steps.value, steps.sell, steps.search],
  property_market: [steps.search, steps.borrow, steps.conveyancing],
  property_under_offer: [steps.conveyancing, steps.search, steps.borrow],
  cash: [steps.search, steps.conveyancing, steps.guides],
  tenant: [steps.rent, steps.guides, steps.help],
  landlord: [steps.lend, steps.reference, steps.manage],
  other: [steps.search, steps.rent, steps.guides],
}

/** Returns three first steps for a buying position, which may be unknown. */
export const getFirstSteps = (position: string): readonly FirstStep[] =>
  stepsByPosition[Object.hasOwn(stepsByPosition, position) ? (position as BuyingPosition) : 'other']
