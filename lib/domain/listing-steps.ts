import type { ListingKind } from './listing-kind'

/** The steps in which an owner describes a home, in their order. Each name is also a segment of the page's URL. */
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

const stepNames: Record<ListingStep, string | Record<ListingKind, string>> = {
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

export function getListingStepName(kind: ListingKind, step: ListingStep): string {
  const name = stepNames[step]
  return typeof name === 'string' ? name : name[kind]
}

export const isListingStep = (text: string): text is ListingStep =>
  (listingSteps as readonly string[]).includes(text)

/** Returns the step that follows; null after the last one. */
export const getStepAfter = (step: ListingStep): ListingStep | null =>
  listingSteps[listingSteps.indexOf(step) + 1] ?? null

/** The step that asks for the facts of each part of the material information. */
export const stepOfPart = { A: 'costs', B: 'building', C: 'risks' } as const satisfies Record<
  'A' | 'B' | 'C',
  ListingStep
>

/** The open steps of an advertised home. Identity checks may expire, and are due again before a sale's memorandum. */
const liveSteps: readonly ListingStep[] = [
  'home',
  'costs',
  'building',
  'risks',
  'description',
  'pictures',
  'viewings',
  'owners',
]

/** Whether a step is open for a live listing, which keeps its address and changes its price on a page of its own. */
export const isOpenWhenLive = (step: ListingStep): boolean => liveSteps.includes(step)
