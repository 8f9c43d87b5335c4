/** Who buys, as far as the taxes tell buyers apart. */
export type Buyer = 'home-mover' | 'first-time' | 'additional'

/** A purchase as the land taxes see it. */
export interface Purchase {
  /** Whole pounds. */
  price: number
  buyer: Buyer
  /** Lives outside the UK: fewer than 183 days here in the year before completion. */
  nonResident: boolean
  /** An office, a shop, land: the tables for non-residential property apply. */
  commercial: boolean
}
