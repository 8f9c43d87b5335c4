/** Buyers that the taxes distinguish. */
export type Buyer = 'home-mover' | 'first-time' | 'additional'

export interface Purchase {
  /** Whole pounds. */
  price: number
  buyer: Buyer
  /** Not resident in the UK: here on fewer than 183 days of the year before completion. */
  isNonResident: boolean
  /** An office, a shop, land: the tables for non-residential property apply. */
  isCommercial: boolean
}
