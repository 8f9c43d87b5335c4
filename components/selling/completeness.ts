import type { OwnHome } from '@/lib/contract/selling'
import {
  canHaveFact,
  isFactExpected,
  materialFacts,
  type FactPart,
  type FactSubject,
  type MaterialFactDefinition,
} from '@/lib/domain/material-facts'
import { isShareOfHome } from '@/lib/domain/price-qualifier'

const getFactValue = (home: OwnHome, key: string): string | undefined =>
  home.facts.find((fact) => fact.key === key)?.value

const toFactSubject = (home: OwnHome): FactSubject => ({
  kind: home.kind,
  nation: home.address.nation,
  type: home.property_type,
  tenure: getFactValue(home, 'tenure'),
  isShareOfHome: isShareOfHome(home.price_options),
})

interface Completeness {
  suppliedCount: number
  expectedCount: number
}

/** Counts the material facts that the advert should state, and those that are supplied (domain B1). */
export function measureCompleteness(home: OwnHome, part?: FactPart): Completeness {
  const subject = toFactSubject(home)
  const expectedFacts = materialFacts.filter(
    (fact) => (!part || fact.part === part) && (isRequired(home, fact.key) || isFactExpected(fact, subject)),
  )
  return {
    suppliedCount: expectedFacts.filter(({ key }) => getFactValue(home, key)).length,
    expectedCount: expectedFacts.length,
  }
}

/** Returns those of the facts that this home may have. The owner of a freehold is not asked about a lease. */
export function listFactsToAsk(home: OwnHome, keys: readonly string[]): MaterialFactDefinition[] {
  const subject = toFactSubject(home)
  return materialFacts.filter(
    (fact) =>
      keys.includes(fact.key) &&
      canHaveFact(fact, subject) &&
      (fact.key !== 'shared_ownership' || subject.isShareOfHome) &&
      (fact.key !== 'rates' || isFactExpected(fact, subject)) &&
      (!fact.isLeaseOnly || subject.tenure !== 'Freehold'),
  )
}

export const isRequired = (home: OwnHome, key: string): boolean => home.required_facts.includes(key)
