import { describe, expect, it } from 'vitest'
import { placeCandidateSchema } from '../../../lib/contract/search'
import { getAllPlaces } from '../../../lib/agency/places/gazetteer'
import { resolvePlace } from '../../../lib/agency/places/resolve'
import { suggestPlaces } from '../../../lib/agency/places/suggest'

const suggestedValues = (query: string) => suggestPlaces(query).map(({ value }) => value)

describe('the suggestions of the location field (REFINE-01)', () => {
  it.each([
    ['sou', 'Southampton'],
    ['southe', 'Southend-on-Sea'],
    ['with', 'Witham'],
    ['WITHAM', 'Witham'],
    ['st al', 'St Albans'],
    ['saint al', 'St Albans'],
    ['leigh on', 'Leigh-on-Sea'],
    ['newport isle', 'Newport, Isle of Wight'],
    ['newport, isle of w', 'Newport, Isle of Wight'],
    ['lond', 'London'],
    ['esse', 'Essex'],
    ['hull', 'Kingston upon Hull'],
    ['royal tunb', 'Tunbridge Wells'],
    ['caerd', 'Cardiff'],
    ['scotl', 'Scotland'],
    ['witham st', 'Witham station'],
    ['camd', 'Camden'],
    ['wirr', 'Wirral'],
    ['east lon', 'East London'],
  ])('the first suggestion for %s is %s', (query, value) => {
    expect(suggestedValues(query)[0]).toBe(value)
  })

  it('a text may begin a later word of a name, but names that begin with the text come first', () => {
    expect(suggestedValues('hamp')[0]).toBe('Hampshire')
    expect(suggestedValues('lynn')).toContain("King's Lynn")
  })

  it('of places of one name the largest comes first', () => {
    const newports = suggestedValues('newport').filter((value) => value.startsWith('Newport, '))
    expect(newports.slice(0, 2)).toEqual(['Newport, Wales', 'Newport, Isle of Wight'])
  })

  it('CM suggests its districts, CM1 also CM11 and CM12, and a sector or whole postcode only itself', () => {
    expect(suggestedValues('CM').slice(0, 3)).toEqual(['CM', 'CM0', 'CM1'])
    expect(suggestedValues('cm1').slice(0, 3)).toEqual(['CM1', 'CM11', 'CM12'])
    expect(suggestedValues('CM8 2')).toEqual(['CM8 2'])
    expect(suggestedValues('cm82ab')).toEqual(['CM8 2AB'])
    expect(suggestPlaces('CM8')[0]).toEqual({
      value: 'CM8',
      label: 'CM8',
      kind: 'postcode',
      detail: 'Witham, Essex',
    })
  })

  it('two letters suggest the postcode area; after it, lower case suggests names, and upper case districts', () => {
    expect(suggestedValues('ba').slice(0, 2)).toEqual(['BA', 'Bath'])
    expect(suggestedValues('BA').slice(0, 2)).toEqual(['BA', 'BA1'])
  })

  it('a street and the beginning of a town suggest the street in that town', () => {
    expect(suggestedValues('high street witha')[0]).toBe('High Street, Witham')
    expect(suggestedValues('High Street, Witham')).toEqual(['High Street, Witham'])
  })

  it.each([
    ['chelmsfrod', 'Chelmsford'],
    ['birmigham', 'Birmingham'],
    ['edinbrugh', 'Edinburgh'],
    ['chelmsfr', 'Chelmsford'],
  ])('the suggestions for the misspelt %s contain %s', (query, value) => {
    expect(suggestedValues(query)).toContain(value)
  })

  it('the first suggestion for the name of a place is the place to which the name resolves', () => {
    const names = [...new Set(getAllPlaces().map(({ name }) => name))]
    const namesWithOtherSuggestion = names.filter(
      (name) => suggestedValues(name)[0] !== resolvePlace(name).value,
    )
    expect(namesWithOtherSuggestion).toEqual([])
    for (const text of ['London N1', 'NW5 London', 'High Street, Witham', 'Witham CM8 2AB', 'Hayes UB3'])
      expect(suggestedValues(text)[0]).toBe(resolvePlace(text).value)
  })

  it('an empty or unknown text has no suggestions, and there are no more suggestions than the limit', () => {
    for (const query of ['', '   ', '🏠', '\0', 'qqqqxxzz']) expect(suggestPlaces(query)).toEqual([])
    expect(suggestPlaces('s', 3)).toHaveLength(3)
  })

  it('every suggestion fits the contract, appears once, and resolves to its place', () => {
    for (const query of 'a b c ch ne st wes york cm s1 high street new'.split(' ')) {
      const found = suggestPlaces(query)
      expect(new Set(found.map(({ value }) => value)).size).toBe(found.length)
      for (const candidate of found) {
        placeCandidateSchema.parse(candidate)
        expect(resolvePlace(candidate.value)).toMatchObject({
          value: candidate.value,
          label: candidate.label,
          detail: candidate.detail,
        })
      }
    }
  })
})
