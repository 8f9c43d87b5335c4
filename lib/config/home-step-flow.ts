import type { ListingKind } from '../domain/listing-kind'
import { getStepAfter, stepOfPart, type ListingStep } from '../domain/listing-steps'
import { materialFacts } from '../domain/material-facts'
import { homeStepHref, ownHomeHref } from './routes'

/** The input of the call that saves a step. Of the optional groups of fields it has the one of that step. */
interface StepInput {
  kind: ListingKind
  address?: object
  home?: object
  price?: object
  rent?: object
  facts?: object
  description?: object
}

function findStep({ address, home, price, rent, facts, description }: StepInput): ListingStep {
  if (address) return 'address'
  if (home) return 'home'
  if (price || rent) return 'price'
  const fact = facts ? materialFacts.find(({ key }) => Object.hasOwn(facts, key)) : undefined
  if (fact) return stepOfPart[fact.part]
  return description ? 'description' : 'review'
}

/** Returns the page to open after a step is saved: the next step, or the owner's page of a home that is advertised. */
export function hrefAfterStep(input: StepInput, listingId: number, { isLive }: { isLive: boolean }): string {
  if (isLive) return ownHomeHref(input.kind, listingId)
  return homeStepHref(input.kind, listingId, getStepAfter(findStep(input)) ?? 'review')
}
