import type { Nation } from '../domain/nation'
import { sumTax, type Slice } from './bands'
import { computeLbtt } from './lbtt'
import { computeLtt } from './ltt'
import type { Buyer, Purchase } from './purchase'
import { computeSdlt } from './sdlt'

interface LandTax {
  name: string
  shortName: string
  compute: (purchase: Purchase) => Slice[]
  buyers: Buyer[]
  hasNonResidentSurcharge: boolean
  /** The days from which the rates apply; pages show them beside every figure. */
  since: string
  commercialSince: string
  source: { name: string; url: string }
}

const stampDuty: LandTax = {
  name: 'Stamp Duty Land Tax',
  shortName: 'Stamp duty',
  compute: computeSdlt,
  buyers: ['home-mover', 'first-time', 'additional'],
  hasNonResidentSurcharge: true,
  since: '2025-04-01',
  commercialSince: '2016-03-17',
  source: { name: 'HM Revenue & Customs', url: 'https://www.gov.uk/stamp-duty-land-tax' },
}

const landTaxes: Record<Nation, LandTax> = {
  england: stampDuty,
  'northern-ireland': stampDuty,
  scotland: {
    name: 'Land and Buildings Transaction Tax',
    shortName: 'LBTT',
    compute: computeLbtt,
    buyers: ['home-mover', 'first-time', 'additional'],
    hasNonResidentSurcharge: false,
    since: '2024-12-05',
    commercialSince: '2019-01-25',
    source: { name: 'Revenue Scotland', url: 'https://revenue.scot/taxes/land-buildings-transaction-tax' },
  },
  wales: {
    name: 'Land Transaction Tax',
    shortName: 'LTT',
    compute: computeLtt,
    buyers: ['home-mover', 'additional'],
    hasNonResidentSurcharge: false,
    since: '2024-12-11',
    commercialSince: '2020-12-22',
    source: { name: 'Welsh Revenue Authority', url: 'https://www.gov.wales/land-transaction-tax-guide' },
  },
}

export const getLandTax = (nation: Nation): LandTax => landTaxes[nation]

export function computePurchaseTax(nation: Nation, purchase: Purchase): { total: number; slices: Slice[] } {
  const slices = landTaxes[nation].compute(purchase)
  return { total: sumTax(slices), slices }
}
