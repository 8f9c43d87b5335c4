export type Buyer = 'home-mover' | 'first-time' | 'additional'

export interface Purchase {
  /** In whole pounds, as is the tax. */
  price: number
  buyer: Buyer
  /** In the UK on fewer than 183 days of the year before completion. */
  isNonResident: boolean
  isCommercial: boolean
}
