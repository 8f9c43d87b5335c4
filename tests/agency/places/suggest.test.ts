import { describe, expect, it } from 'vitest'
import { placeCandidateSchema } from '../../../lib/contract/search'
import { getAllPlaces } from '../../../lib/agency/places/gazetteer'
import { resolvePlace } from '../../../lib/agency/places/resolve'
import { suggestPlaces } from '../../../lib/agency/places/suggest'

const values = (query: string) => suggestPlaces(query).map(({ value }) => value)

/** The location field's suggestions (field row 1); REFINE-01 says what it takes. */
describe('typeahead', () => {
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
  ])('%s leads to %s first', (query, value) => {
    expect(values(query)[0]).toBe(value)
  })

  it('a later word of a name leads to it too, after the names that begin so', () => {
    const found = values('hamp')
    expect(found[0]).toBe('Hampshire')
    expect(values('lynn')).toContain("King's Lynn")
  })

  it('of places of one name the largest comes first', () => {
    const newports = values('newport').filter((value) => value.startsWith('Newport, '))
    expect(newports.slice(0, 2)).toEqual(['Newport, Wales', 'Newport, Isle of Wight'])
  })

  it('postcodes: an area with its districts, a district with longer ones, a sector, a unit', () => {
    expect(values('CM').slice(0, 3)).toEqual(['CM', 'CM0', 'CM1'])
    expect(values('cm1').slice(0, 3)).toEqual(['CM1', 'CM11', 'CM12'])
    expect(values('CM8 2')).toEqual(['CM8 2'])
    expect(values('cm82ab')).toEqual(['CM8 2AB'])
    expect(suggestPlaces('CM8')[0]).toEqual({
      value: 'CM8',
      label: 'CM8',
      kind: 'postcode',
      detail: 'Witham, Essex',
    })
  })

  it('two letters are the postcode area that submitting them opens, and small ones then the beginning of a name', () => {
    expect(values('ba').slice(0, 2)).toEqual(['BA', 'Bath'])
    expect(values('BA').slice(0, 2)).toEqual(['BA', 'BA1'])
  })

  it('a street with the beginning of a town', () => {
    expect(values('high street witha')[0]).toBe('High Street, Witham')
    expect(values('High Street, Witham')).toEqual(['High Street, Witham'])
  })

  it.each([
    ['chelmsfrod', 'Chelmsford'],
    ['birmigham', 'Birmingham'],
    ['edinbrugh', 'Edinburgh'],
    ['chelmsfr', 'Chelmsford'],
  ])('the mistyped %s leads to %s', (query, value) => {
    expect(values(query)).toContain(value)
  })

  it('the first suggestion for the name of a place is what submitting that name opens', () => {
    const names = [...new Set(getAllPlaces().map(({ name }) => name))]
    const others = names.filter((name) => values(name)[0] !== resolvePlace(name).value)
    expect(others).toEqual([])
    for (const text of ['London N1', 'NW5 London', 'High Street, Witham', 'Witham CM8 2AB', 'Hayes UB3'])
      expect(values(text)[0]).toBe(resolvePlace(text).value)
  })

  it('nothing for nothing, at most as many as asked for', () => {
    for (const query of ['', '   ', '🏠', '\0', 'qqqqxxzz']) expect(suggestPlaces(query)).toEqual([])
    expect(suggestPlaces('s', 3)).toHaveLength(3)
  })

  it('every suggestion fits the contract, comes once, and resolves to what it says', () => {
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
