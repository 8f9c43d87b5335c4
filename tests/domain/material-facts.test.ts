import { describe, expect, it, test } from 'vitest'
import { hasMinimumEpcRating, isBelowMinimumEpcRating, requiresEpc } from '../../lib/domain/epc'
import {
  canHaveFact,
  isFactExpected,
  materialFacts,
  listRequiredFacts,
  type FactSubject,
} from '../../lib/domain/material-facts'
import { hasCouncilTax, nations } from '../../lib/domain/nation'
import { commercialTypes, hasBedrooms, propertyTypes } from '../../lib/domain/property-type'

const house: FactSubject = {
  kind: 'sale',
  nation: 'england',
  type: 'terraced',
  tenure: 'Freehold',
  isShareOfHome: false,
}
const listRequiredKeys = (changes: Partial<FactSubject> = {}) =>
  listRequiredFacts({ ...house, ...changes }).map(({ key }) => key)
const listExpectedKeys = (changes: Partial<FactSubject> = {}) =>
  materialFacts.filter((fact) => isFactExpected(fact, { ...house, ...changes })).map(({ key }) => key)

describe('energy performance certificates', () => {
  test('are required of every type except land, garages and park homes, which are not heated buildings', () => {
    expect(propertyTypes.filter((type) => !requiresEpc(type)).toSorted()).toEqual([
      'garage',
      'land',
      'park-home',
    ])
  })
  test('are required of a type that we do not know', () => {
    expect(requiresEpc('lighthouse')).toBe(true)
    expect(requiresEpc('')).toBe(true)
  })
  test('forbid a letting in England and Wales if the rating is below E', () => {
    expect(nations.filter(hasMinimumEpcRating)).toEqual(['england', 'wales'])
    expect(['A', 'E', 'F', 'G', 'F, exemption registered', ''].filter(isBelowMinimumEpcRating)).toEqual([
      'F',
      'G',
    ])
  })
})

describe('the facts that a listing must carry', () => {
  it('are tenure, council tax band and energy rating for a house', () => {
    expect(listRequiredKeys()).toEqual(['tenure', 'council_tax_band', 'epc_rating'])
    expect(listRequiredKeys({ tenure: undefined })).toEqual(['tenure', 'council_tax_band', 'epc_rating'])
  })
  it('are also the terms of the lease for a leasehold', () => {
    expect(listRequiredKeys({ tenure: 'Leasehold' })).toEqual([
      'tenure',
      'lease_years',
      'ground_rent',
      'service_charge',
      'council_tax_band',
      'epc_rating',
    ])
  })
  it('leave out the tenure of a letting', () => {
    expect(listRequiredKeys({ kind: 'let', tenure: 'Leasehold' })).toEqual(['council_tax_band', 'epc_rating'])
  })
  it('leave out council tax in Northern Ireland and for commercial premises', () => {
    expect(nations.filter((nation) => !listRequiredKeys({ nation }).includes('council_tax_band'))).toEqual([
      'northern-ireland',
    ])
    expect(
      propertyTypes.filter((type) => !listRequiredKeys({ type }).includes('council_tax_band')).toSorted(),
    ).toEqual([...commercialTypes].toSorted())
  })
  it('leave out the rating where no certificate is required', () => {
    expect(listRequiredKeys({ type: 'park-home' })).toEqual(['tenure', 'council_tax_band'])
    expect(listRequiredKeys({ type: 'land' })).toEqual(['tenure'])
  })
})

describe('the facts that a listing shows as not yet provided', () => {
  it('include every required fact', () => {
    for (const type of propertyTypes)
      for (const nation of nations)
        for (const tenure of ['Freehold', 'Leasehold', null])
          expect(listExpectedKeys({ type, nation, tenure })).toEqual(
            expect.arrayContaining(listRequiredKeys({ type, nation, tenure })),
          )
  })
  it('include the terms of a lease unless the home is a plain freehold', () => {
    expect(listExpectedKeys({ tenure: null })).toContain('lease_years')
    expect(listExpectedKeys({ tenure: 'Share of freehold' })).toContain('service_charge')
    expect(listExpectedKeys()).not.toContain('lease_years')
  })
  it('include rates where there is no council tax, and the terms of shared ownership where a share is sold', () => {
    expect(listExpectedKeys()).not.toContain('rates')
    expect(listExpectedKeys({ nation: 'northern-ireland' })).toContain('rates')
    expect(listExpectedKeys({ type: 'shop' })).toContain('rates')
    expect(listExpectedKeys()).not.toContain('shared_ownership')
    expect(listExpectedKeys({ isShareOfHome: true })).toContain('shared_ownership')
  })
})

test('land has no facts of a building, though it may have a car park', () => {
  const canHave = (key: string, type: string) =>
    canHaveFact(
      materialFacts.find((fact) => fact.key === key)!,
      { ...house, type },
    )
  for (const key of ['construction', 'heating', 'broadband', 'building_safety', 'accessibility']) {
    expect(canHave(key, 'land'), key).toBe(false)
    expect(canHave(key, 'garage'), key).toBe(true)
  }
  expect(canHave('parking', 'land')).toBe(true)
  expect(listExpectedKeys({ type: 'land' })).not.toContain('parking')
})

test('council tax has bands everywhere but in Northern Ireland', () => {
  expect(nations.filter((nation) => !hasCouncilTax(nation))).toEqual(['northern-ireland'])
})

test('the number of bedrooms is asked of every home except a studio', () => {
  expect(propertyTypes.filter((type) => !hasBedrooms(type)).toSorted()).toEqual(
    [...commercialTypes, 'studio-flat'].toSorted(),
  )
})
