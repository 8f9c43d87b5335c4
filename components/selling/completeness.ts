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

const valueOf = (home: OwnHome, key: string): string | undefined =>
  home.facts.find((fact) => fact.key === key)?.value

const toFactSubject = (home: OwnHome): FactSubject => ({
  kind: home.kind,
  nation: home.address.nation,
  type: home.property_type,
  tenure: valueOf(home, 'tenure'),
  isShareOfHome: isShareOfHome(home.price_options),
})

interface Completeness {
  given: number
  expected: number
}

/** How many of the facts that people are to be told are given, of a part or of all (domain B1). */
export function measureCompleteness(home: OwnHome, part?: FactPart): Completeness {
  const subject = toFactSubject(home)
  const expected = materialFacts.filter(
    (fact) => (!part || fact.part === part) && (isRequired(home, fact.key) || isFactExpected(fact, subject)),
  )
  return { given: expected.filter(({ key }) => valueOf(home, key)).length, expected: expected.length }
}

/** The facts of a part that this home may have. Those of a lease are left out of a freehold. */
export function findAskedFacts(home: OwnHome, keys: readonly string[]): MaterialFactDefinition[] {
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
