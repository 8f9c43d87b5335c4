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
  borrowing: {
    title: 'Work out what you can borrow',
    text: 'A calculator, and what lenders will ask you for.',
    href: routes.mortgage,
  },
  buyerGuides: {
    title: 'Read the buyer guides',
    text: 'Deposits, shares and schemes, surveys, and what happens when.',
    href: routes.newsTag('buyer-guides'),
  },
  conveyancing: {
    title: 'Choose a conveyancer early',
    text: 'What they do, what it costs, and what slows a sale down.',
    href: routes.conveyancing,
  },
  valuation: {
    title: 'Value your home',
    text: 'An idea of its price before you speak to anybody.',
    href: routes.valuation,
  },
  sell: {
    title: 'See what selling costs',
    text: 'Two ways to pay, what each includes, and when it is due.',
    href: routes.sell,
  },
  let: {
    title: 'Let your property',
    text: 'What we do for landlords, and the fees, VAT included.',
    href: routes.let,
  },
  referencing: {
    title: 'Have tenants referenced',
    text: 'What is checked, how long it takes, and who pays.',
    href: routes.tenantReferencing,
  },
  management: {
    title: 'Have your property managed',
    text: 'Rent, repairs and inspections, all looked after for you.',
    href: routes.propertyManagement,
  },
  guides: {
    title: 'Read the guides',
    text: 'Buying, selling and letting in plain words.',
    href: routes.guides,
  },
} as const satisfies Record<string, FirstStep>

const stepsByPosition: Record<BuyingPosition, readonly FirstStep[]> = {
  nothing: [steps.search, steps.borrowing, steps.conveyancing],
  first_time: [steps.borrowing, steps.buyerGuides, steps.search],
  property_nonmarket: [steps.valuation, steps.sell, steps.search],
  property_market: [steps.search, steps.borrowing, steps.conveyancing],
  property_under_offer: [steps.conveyancing, steps.search, steps.borrowing],
  cash: [steps.search, steps.conveyancing, steps.guides],
  tenant: [steps.rent, steps.guides, steps.buyerGuides],
  landlord: [steps.let, steps.referencing, steps.management],
  other: [steps.search, steps.rent, steps.guides],
}

const isBuyingPosition = (position: string): position is BuyingPosition =>
  Object.hasOwn(stepsByPosition, position)

/** Returns the steps for a buying position. An empty or unknown position gets those of 'other'. */
export const getFirstSteps = (position: string): readonly FirstStep[] =>
  stepsByPosition[isBuyingPosition(position) ? position : 'other']
