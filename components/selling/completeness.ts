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

/** Counts the material facts that the advert should state, and those of them that are supplied (domain B1). */
export function measureCompleteness(home: OwnHome, part?: FactPart): Completeness {
  const subject = toFactSubject(home)
  const expectedFacts = materialFacts
    .filter((fact) => !part || fact.part === part)
    .filter((fact) => isFactRequired(home, fact.key) || isFactExpected(fact, subject))
  return {
    suppliedCount: expectedFacts.filter(({ key }) => getFactValue(home, key)).length,
    expectedCount: expectedFacts.length,
  }
}

/** Whether the form asks for a fact. Facts about a share, rates or a lease are only for homes that have one. */
function isAskedFact(
  fact: MaterialFactDefinition,
  subject: FactSubject,
  { hasValue }: { hasValue: boolean },
): boolean {
  if (!canHaveFact(fact, subject)) return false
  if (fact.key === 'shared_ownership' && !subject.isShareOfHome) return false
  if (fact.key === 'rates' && !isFactExpected(fact, subject)) return false
  const mayBeLeasehold = subject.tenure !== 'Freehold'
  // The advert shows a stored value even of a freehold, so the owner must be able to correct it.
  return !fact.isLeaseOnly || mayBeLeasehold || hasValue
}

/** Lists the facts with these keys that the owner of this home is asked for. */
export function listFactsToAsk(home: OwnHome, keys: readonly string[]): MaterialFactDefinition[] {
  const subject = toFactSubject(home)
  return materialFacts.filter(
    (fact) =>
      keys.includes(fact.key) &&
      isAskedFact(fact, subject, { hasValue: Boolean(getFactValue(home, fact.key)) }),
  )
}

/** Whether a home can only go live with the fact. */
export const isFactRequired = (home: OwnHome, key: string): boolean => home.required_facts.includes(key)
