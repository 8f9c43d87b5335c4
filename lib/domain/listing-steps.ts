import type { ListingKind } from './listing-kind'

/** The steps in which an owner describes a home, in their order; each is a segment of its page's address. */
export const listingSteps = [
  'address',
  'home',
  'price',
  'costs',
  'building',
  'risks',
  'description',
  'pictures',
  'viewings',
  'owners',
  'review',
  'order',
] as const
export type ListingStep = (typeof listingSteps)[number]

const names: Record<ListingStep, string | Record<ListingKind, string>> = {
  address: 'Address',
  home: 'The home',
  price: { sale: 'Price', let: 'Rent and deposit' },
  costs: { sale: 'Tenure and running costs', let: 'Bills and registration' },
  building: 'Building and services',
  risks: 'Safety, rights and risks',
  description: 'Description',
  pictures: 'Pictures',
  viewings: 'Viewing times',
  owners: 'Who owns it',
  review: 'Check the advert',
  order: 'Package and payment',
}

export function listingStepName(kind: ListingKind, step: ListingStep): string {
  const name = names[step]
  return typeof name === 'string' ? name : name[kind]
}

export const isListingStep = (text: string): text is ListingStep =>
  (listingSteps as readonly string[]).includes(text)

/** The step after another; null after the last one. */
export const stepAfter = (step: ListingStep): ListingStep | null =>
  listingSteps[listingSteps.indexOf(step) + 1] ?? null

/** The step with the facts of each part of the material information. */
export const stepOfPart = { A: 'costs', B: 'building', C: 'risks' } as const satisfies Record<
  'A' | 'B' | 'C',
  ListingStep
>

/** The steps whose values an owner may still change while the home is advertised. */
const liveSteps: readonly ListingStep[] = [
  'home',
  'costs',
  'building',
  'risks',
  'description',
  'pictures',
  'viewings',
]

/** A live listing keeps its address, and its price changes by a step of its own that the history records. */
export const isOpenWhenLive = (step: ListingStep): boolean => liveSteps.includes(step)
