import type { ParsedInput } from '../../contract'
import { sellingMessages as messages } from '../../contract/selling-messages'
import { splitLines } from '../../contract/other-names'
import { canHaveFact, materialFacts } from '../../domain/material-facts'
import { isShareOfHome } from '../../domain/price-qualifier'
import { isCommercialType } from '../../domain/property-type'
import { formatPence, toPence } from '../../format/money'
import { toParagraphs } from '../../format/paragraphs'
import {
  getDepositCapFromYearlyRent,
  getHoldingDepositCap,
  isAboveCap,
  toYearlyPence,
} from '../../tenancy/deposit'
import type { HomeRow } from './home-row'
import type { HomeChange } from './save-home'

type Step = ParsedInput<'saveHomeStep'>

const formatDeposit = (pence: number): string => (pence ? formatPence(pence) : 'None')

/** Converts rent and deposits; returns a refusal if a deposit exceeds the cap of the nation's law (domain B2). */
function toRentChange(
  { price_pcm, deposit_amount, holding_deposit, rent_in_advance, available_from }: NonNullable<Step['rent']>,
  { nation, type }: Pick<HomeRow, 'nation' | 'type'>,
): HomeChange | string {
  const depositPence = Number(toPence(deposit_amount))
  const holdingDepositPence = holding_deposit === null ? null : Number(toPence(holding_deposit))
  const listing = {
    pricePence: toPence(price_pcm),
    priceQualifier: 'price',
    depositPence,
    availableFrom: available_from === null ? null : new Date(available_from),
  }
  const deposit = formatDeposit(depositPence)
  // Commercial premises have no caps, and no facts about a holding deposit or rent in advance.
  if (isCommercialType(type)) return { listing, facts: { deposit } }
  const cap = getDepositCapFromYearlyRent(nation, toYearlyPence(price_pcm))
  if (cap && isAboveCap(depositPence, cap, { mayBeRounded: !Number.isInteger(price_pcm) }))
    return `${messages.depositCap}: ${cap.description}, ${formatPence(cap.pence)} (${cap.law}).`
  if (holdingDepositPence) {
    const holdingCap = getHoldingDepositCap(nation, price_pcm)
    if (holdingCap === null) return `${messages.holdingDepositBanned}.`
    if (holdingDepositPence > holdingCap)
      return `${messages.holdingDepositCap}: a week’s rent, ${formatPence(holdingCap)}.`
  }
  return {
    listing,
    facts: {
      deposit,
      // An empty value removes the fact.
      holding_deposit: holdingDepositPence === null ? '' : formatDeposit(holdingDepositPence),
      rent_in_advance,
    },
  }
}

function pickFacts(facts: NonNullable<Step['facts']>, home: HomeRow, type: string): Record<string, string> {
  const subject = {
    kind: home.kind,
    nation: home.nation,
    type,
    tenure: facts['tenure'],
    isShareOfHome: isShareOfHome(home.priceQualifier),
  }
  const allowedKeys = materialFacts.filter((fact) => canHaveFact(fact, subject)).map(({ key }) => key)
  // The form may still hold the years of a lease after the tenure was corrected. A freehold may have other charges.
  const statedFacts = facts['tenure'] === 'Freehold' ? { ...facts, lease_years: '' } : facts
  return Object.fromEntries(
    Object.entries(statedFacts).filter(
      (entry): entry is [string, string] => allowedKeys.includes(entry[0]) && entry[1] !== undefined,
    ),
  )
}

const toPriceColumns = ({ price, price_options }: NonNullable<Step['price']>) => ({
  pricePence: price_options === 'poa' || price === null ? null : toPence(price),
  priceQualifier: price_options,
})

/** Converts the fields of a step to columns and facts. @returns a message instead if a deposit is unlawful */
export function toHomeChange(step: Step, home: HomeRow): HomeChange | string {
  const type = step.home?.property_type ?? home.type
  const rentChange = step.rent ? toRentChange(step.rent, { nation: home.nation, type }) : {}
  if (typeof rentChange === 'string') return rentChange
  const { description } = step
  return {
    property: step.home
      ? {
          type: step.home.property_type,
          bedrooms: step.home.bedrooms,
          bathrooms: step.home.bathrooms,
          receptionRooms: step.home.reception_rooms,
          floorAreaSqFt: step.home.floor_area,
        }
      : {},
    listing: {
      ...(step.package_def ? { packageDef: step.package_def } : {}),
      ...(step.price ? toPriceColumns(step.price) : {}),
      ...rentChange.listing,
      ...(description
        ? {
            summary: description.summary.replaceAll(/\s+/g, ' '),
            description: toParagraphs(description.description),
            features: [...new Set(splitLines(description.features))],
            // An unticked box says nothing about a chain, so null is stored and not false.
            chainFree: description.chain_free ? true : null,
          }
        : {}),
    },
    facts: { ...(step.facts ? pickFacts(step.facts, home, type) : {}), ...rentChange.facts },
  }
}
