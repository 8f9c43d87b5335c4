// covers: app/(search), components/search, lib/search, lib/agency/search
import { expect, test } from 'vitest'
import { searchLettings } from '../support/agency-calls'
import { listingIdsOf, openList } from './support/results-list'
import { findByName, mainTextOf, textOf, Visitor, type Page } from './support/visitor'

/** Homes on a page of results (SALES-12). */
const PAGE_SIZE = 8

test('without JavaScript a checkbox finds lettings that take pets, and the filter stays when the list is sorted and paged (D-166)', async () => {
  const visitor = new Visitor()
  const entry = await visitor.open('/find-a-letting')
  const list = await visitor.submit(entry, /^Search/, { location_filter: 'Essex', with_pets: '1' })
  const path = '/find-a-letting/Essex?with=pets'
  expect(list.url.pathname + list.url.search).toBe(path)
  const petList = await openList(path, 'Essex', () => searchLettings({ location: 'Essex', with: 'pets' }))
  expect(listingIdsOf(petList.page)).toEqual(petList.properties.map(({ id }) => id))
  const fullList = await openList('/find-a-letting/Essex', 'Essex', () =>
    searchLettings({ location: 'Essex' }),
  )
  const readCount = (page: Page) => Number(/([\d,]+) result found/.exec(mainTextOf(page))?.[1])
  expect(readCount(petList.page)).toBeGreaterThan(PAGE_SIZE)
  expect(readCount(petList.page), 'the filtered page is not the cached page of all homes').toBeLessThan(
    readCount(fullList.page),
  )
  const { $ } = petList.page
  expect($('article[data-listing]').length).toBe(PAGE_SIZE)
  for (const card of $('article[data-listing]').toArray())
    expect(textOf($(card))).toMatch(/pets: (considered|welcome)/i)
  expect($('link[rel=canonical]').attr('href')).toMatch(/\/find-a-letting\/essex$/)
  expect($('meta[name=robots]').attr('content') ?? '').not.toMatch(/noindex/)
  expect(findByName($, 'a', 'Pets considered: remove this filter').attr('href')).toBe('/find-a-letting/Essex')

  const sorted = await visitor.submit(petList.page, 'Sort', { sort: 'price-asc' })
  expect(sorted.url.search).toBe('?sort=price-asc&with=pets')
  const pager = findByName(sorted.$, 'nav', 'Pages of results')
  expect(findByName(sorted.$, 'a', 'Page 2', pager).attr('href')).toBe(
    '/find-a-letting/Essex?sort=price-asc&page=2&with=pets',
  )
  const refined = await visitor.submit(sorted, 'Refine', {})
  expect(refined.$('main input[name=with_pets]').attr('checked')).toBeDefined()
})

test('a phrase about a dog filters lettings by pets; a search of sales says that it ignores pets', async () => {
  const visitor = new Visitor()
  const phrase = await visitor.open('/find-a-letting/2%20bed%20flat%20in%20Leeds%20that%20takes%20a%20dog')
  expect(phrase.url.pathname).toMatch(/^\/find-a-letting\/Leeds\/any-price\/[^/]*flat[^/]*\/2-2\/this-only$/)
  expect(phrase.url.search).toBe('?with=pets')
  const { $ } = await visitor.open('/find-a-property/Leeds?with=pets')
  expect(textOf($('main'))).toContain('Not part of this search: pets.')
  expect(findByName($, 'main a', 'Homes to rent where pets are considered').attr('href')).toBe(
    '/find-a-letting/Leeds?with=pets',
  )
})
