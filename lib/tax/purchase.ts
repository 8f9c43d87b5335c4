export type Buyer = 'home-mover' | 'first-time' | 'additional'

export interface Purchase {
  /** Whole pounds. */
  price: number
  buyer: Buyer
  /** True for a buyer who was in the UK on fewer than 183 days of the year before completion. */
  isNonResident: boolean
  isCommercial: boolean
}
