import { listingKinds, type ListingKind } from './listing-kind'

interface HomeFeatureDefinition {
  label: string
  kinds: readonly ListingKind[]
  /** Whether a search may require the feature, exclude it, or either. */
  use: 'required' | 'excluded' | 'either'
}

const both = listingKinds
const sale = ['sale'] as const
const toLet = ['let'] as const

/** The features that a search may require or exclude, by their tokens in URLs and calls. */
export const homeFeatures = {
  garden: { label: 'Garden', kinds: both, use: 'either' },
  parking: { label: 'Parking', kinds: both, use: 'either' },
  pets: { label: 'Pets considered', kinds: toLet, use: 'required' },
  'new-build': { label: 'New build', kinds: sale, use: 'either' },
  'chain-free': { label: 'No onward chain', kinds: sale, use: 'required' },
  freehold: { label: 'Freehold', kinds: sale, use: 'either' },
  leasehold: { label: 'Leasehold', kinds: sale, use: 'either' },
  retirement: { label: 'Retirement home', kinds: both, use: 'either' },
  'shared-ownership': { label: 'Shared ownership', kinds: sale, use: 'either' },
  furnished: { label: 'Furnished', kinds: toLet, use: 'either' },
  unfurnished: { label: 'Unfurnished', kinds: toLet, use: 'either' },
  bills: { label: 'Bills included', kinds: toLet, use: 'required' },
  reduced: { label: 'Reduced price', kinds: both, use: 'required' },
  'under-offer': { label: 'Under offer', kinds: both, use: 'excluded' },
} as const satisfies Record<string, HomeFeatureDefinition>

export type HomeFeature = keyof typeof homeFeatures

export const homeFeatureTokens = Object.keys(homeFeatures) as HomeFeature[]

export const listFeatures = (kind: ListingKind, use: 'required' | 'excluded'): HomeFeature[] =>
  homeFeatureTokens.filter((token) => {
    const feature: HomeFeatureDefinition = homeFeatures[token]
    return feature.kinds.includes(kind) && (feature.use === 'either' || feature.use === use)
  })
