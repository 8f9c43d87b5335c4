// covers: app/(search), components/search, components/property, lib/search, lib/agency/search, lib/agency/listings
import { expect, test } from 'vitest'
import { bedroomOptions, getPriceOptions, radiusOptions, getTypeOptions } from '../../lib/search/options'
import { townWithEightSales, townWithNineSales } from '../../prisma/seed/special-cases'
import { searchLettings, searchSales } from '../support/agency-calls'
import { listingIdsOf, openList } from './support/results-list'
import { findByName, mainTextOf, readPage, textOf, textsOf, Visitor, type Page } from './support/visitor'

/** Homes on a page of results (SALES-12). */
const PAGE_SIZE = 8

const findControl = ({ $ }: Page, labelText: string) => {
  const label = $('main label')
    .filter((_, element) => textOf($(element)) === labelText)
    .first()
  const id = label.attr('for')
  return id ? $(`[id="${id}"]`) : label.find('input, select')
}
/** Returns the value and the text of each option. */
const readOptions = (page: Page, label: string) =>
  findControl(page, label)
    .find('option')
    .toArray()
    .map((option) => [page.$(option).attr('value'), textOf(page.$(option))])
const readSelectedValue = (page: Page, label: string) => {
  const options = findControl(page, label).find('option')
  const selectedOptions = options.filter('[selected]')
  return (selectedOptions.length > 0 ? selectedOptions : options).first().attr('value')
}

for (const [path, heading, kind] of [
  ['/find-a-property', 'Start Your Property Search', 'sale'],
  ['/find-a-letting', 'Start Your Rental Search', 'let'],
] as const)
  test(`${path} has its heading, breadcrumb, fields with their defaults and the specified options (ENTRY-01 to ENTRY-03, REFINE-01 to REFINE-16)`, async () => {
    const page = await readPage(path)
    const { $ } = page
    expect(textsOf($, 'h1')).toEqual([heading])
    expect(findByName($, 'a', 'Home', findByName($, 'nav', 'Breadcrumb')).attr('href')).toBe('/')
    expect(findControl(page, 'Location').attr('placeholder')).toBe('e.g. Southend, CM8 or Street Name')
    expect(findByName($, 'main form button', /^Search/).length).toBeGreaterThan(0)
    const controls = $('main form').first().find('input[name], select[name]').not('details *')
    const values = controls.toArray().map((control) => {
      const selectedOption = $(control).find('option[selected]').first()
      const shownOption = selectedOption.length > 0 ? selectedOption : $(control).find('option').first()
      return [
        $(control).attr('name'),
        $(control).is('select') ? shownOption.attr('value') : ($(control).attr('value') ?? ''),
      ]
    })
    expect(Object.fromEntries(values)).toEqual({
      location_filter: '',
      radius_filter: 'this-only',
      type_filter: 'all-types',
      price_filter_min: 'nomin',
      price_filter_max: 'nomax',
      price_typed_min: '',
      price_typed_max: '',
      beds_filter_min: 'nomin',
      beds_filter_max: 'nomax',
    })
    const furtherFilters = $('main form details')
    expect(furtherFilters.attr('open'), 'the further filters are collapsed').toBeUndefined()
    expect(furtherFilters.find('input[type=checkbox]').length).toBeGreaterThan(8)
    expect(furtherFilters.find('input[checked]').length).toBe(0)
    expect(furtherFilters.find('input[name=with_pets]').length).toBe(kind === 'let' ? 1 : 0)
    const readValues = (label: string) => readOptions(page, label).map(([value]) => value)
    const prices = getPriceOptions(kind)
    for (const [label, options] of Object.entries({
      'Search radius': radiusOptions,
      'Property type': getTypeOptions(kind),
      'Min price': prices.min,
      'Max price': prices.max,
      'Min bedrooms': bedroomOptions.min,
      'Max bedrooms': bedroomOptions.max,
    }))
      expect(readValues(label), label).toEqual(options.map(({ value }) => value))
    // The application's own lists are compared above. What follows is written as the specification has it.
    expect(readValues('Search radius')).toHaveLength(11)
    expect(readValues('Property type')).toHaveLength(kind === 'sale' ? 20 : 19)
    expect(readValues('Property type').includes('end-of-terrace')).toBe(kind === 'sale')
    if (kind === 'sale') {
      expect([readValues('Min price').length, readValues('Max price').length]).toEqual([56, 56])
    } else {
      expect(readValues('Min price')).toEqual(['nomin', '0', '400', '800', '1200', '2000', '2400'])
      expect(readValues('Max price')).toEqual(['400', '800', '1200', '1600', '2000', '2400+', 'nomax'])
    }
    expect(readValues('Max bedrooms')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'nomax'])
  })

const filteredLettings = '/find-a-letting/Essex/400-2400+/all-types/1-8/this-only'
for (const [path, heading, section, location, search] of [
  [
    '/find-a-property/essex',
    'PROPERTY FOR SALE IN essex',
    'Find a property',
    'essex',
    () => searchSales({ location: 'essex' }),
  ],
  [
    '/find-a-property/essex/any-price/all-types/any-bedrooms/this-only',
    'PROPERTY FOR SALE IN essex',
    'Find a property',
    'essex',
    () => searchSales({ location: 'essex' }),
  ],
  [
    '/find-a-property/any-location',
    'PROPERTY FOR SALE',
    'Find a property',
    'any-location',
    () => searchSales({ location: 'any-location' }),
  ],
  [
    '/find-a-letting/Essex',
    'PROPERTY TO LET IN Essex',
    'Find a letting',
    'Essex',
    () => searchLettings({ location: 'Essex' }),
  ],
  [
    filteredLettings,
    'PROPERTY TO LET IN Essex',
    'Find a letting',
    'Essex',
    () => searchLettings({ location: 'Essex', price: '400-2400+', bedrooms: '1-8' }),
  ],
  [
    '/find-a-letting/any-location',
    'PROPERTY TO LET',
    'Find a letting',
    'any-location',
    () => searchLettings({ location: 'any-location' }),
  ],
] as const)
  test(`${path} has breadcrumb, heading, count, the agency’s homes, sort and pager (SALES-01 to SALES-08, LET-01, LET-03, LET-04, D-72 to D-74, D-77)`, async () => {
    const { page, properties } = await openList(path, location, search)
    const { $ } = page
    expect(textsOf($, 'li', findByName($, 'nav', 'Breadcrumb'))).toEqual(
      ['Home', section, 'Search Result'].map((name) => expect.stringContaining(name)),
    )
    expect(textsOf($, 'h1')).toEqual([heading])
    expect(listingIdsOf(page)).toEqual(properties.map(({ id }) => id))
    expect(properties).toHaveLength(PAGE_SIZE)
    expect(readOptions(page, 'Sort by')).toEqual([
      ['most-recent', 'Most Recent'],
      ['oldest', 'Oldest'],
      ['price-asc', 'Price: Low to High'],
      ['price-desc', 'Price: High to Low'],
      // Only a search of a place can be sorted by distance.
      ...(location === 'any-location' ? [] : [['nearest', 'Nearest']]),
    ])
    expect(readSelectedValue(page, 'Sort by')).toBe('most-recent')
    expect(findByName($, 'nav', 'Pages of results').length).toBe(1)
  })

test('a list of more than eight homes has a pager, one of eight has none (SALES-11, D-80)', async () => {
  const eightHomesPage = await readPage(`/find-a-property/${townWithEightSales.text}`)
  // The specification has the singular 'result' for every count (SALES-05).
  expect(mainTextOf(eightHomesPage)).toContain(`8 result found in ${townWithEightSales.text}`)
  expect(findByName(eightHomesPage.$, 'nav', 'Pages of results').find('a').length).toBe(0)
  const nineHomesPage = await readPage(`/find-a-property/${townWithNineSales.text}`)
  const pager = findByName(nineHomesPage.$, 'nav', 'Pages of results')
  expect(textsOf(nineHomesPage.$, 'a', pager)).toEqual([
    expect.stringMatching(/1$/),
    expect.stringMatching(/2$/),
    expect.stringMatching(/^Next/),
  ])
  const second = await readPage(`/find-a-property/${townWithNineSales.text}?page=2`)
  expect(listingIdsOf(second)).toHaveLength(1)
})

test('commercial property lists only commercial homes, and links to an enquiry (D-161)', async () => {
  const page = await readPage('/commercial-property')
  const { pagination, properties } = await searchSales({
    location: '',
    types: 'office,shop,garage,restaurant,land',
  })
  expect(mainTextOf(page)).toContain(`${pagination.totalItems} result found`)
  expect(listingIdsOf(page)).toEqual(properties.map(({ id }) => id))
  expect(findByName(page.$, 'main a', 'Make an enquiry').attr('href')).toBe('/contact/')
})

test('searching, sorting and paging work without JavaScript, also in a list with filters (LET-01, ROUTE-18, SALES-05)', async () => {
  const visitor = new Visitor()
  const entry = await visitor.open('/find-a-property')
  const list = await visitor.submit(entry, /^Search/, { location_filter: 'Essex', beds_filter_min: '2' })
  expect(list.url.pathname).toBe('/find-a-property/Essex/any-price/all-types/2-nomax/this-only')
  expect(listingIdsOf(list)).toHaveLength(PAGE_SIZE)
  const sorted = await visitor.submit(list, 'Sort', { sort: 'price-asc' })
  expect(sorted.url.search).toBe('?sort=price-asc')
  const second = findByName(sorted.$, 'a', 'Page 2', findByName(sorted.$, 'nav', 'Pages of results'))
  const secondPage = await visitor.open(second.attr('href') ?? '')
  expect(secondPage.url.search).toBe('?sort=price-asc&page=2')
  expect(listingIdsOf(secondPage)).not.toEqual(listingIdsOf(sorted))
  const lettings = await visitor.open(filteredLettings)
  const next = findByName(lettings.$, 'a', 'Page 2', findByName(lettings.$, 'nav', 'Pages of results'))
  expect(next.attr('href')).toBe(`${filteredLettings}?page=2`)
  expect(listingIdsOf(await visitor.open(next.attr('href') ?? ''))).not.toEqual([])
})

test('a search without results suggests similar names, fewer filters, and places of the same name', async () => {
  const findLink = async (path: string, name: RegExp | string) =>
    findByName((await readPage(path)).$, 'main a', name).attr('href')
  const expensiveHomes = '/find-a-property/Witham/15000000-nomax/all-types/any-bedrooms/this-only'
  expect(textsOf((await readPage(expensiveHomes)).$, 'main h2')).toContain('No homes match this search')
  expect(await findLink(expensiveHomes, 'Search without “from £15m”')).toBe('/find-a-property/Witham')
  const misspelt = await readPage('/find-a-property/Chelmsfrod')
  expect(misspelt.status).toBe(200)
  expect(mainTextOf(misspelt)).toContain('0 result found in Chelmsfrod')
  expect(await findLink('/find-a-property/Chelmsfrod', /^Chelmsford/)).toBe('/find-a-property/Chelmsford')
  const newportPath = await findLink('/find-a-property/Newport', 'Newport, Isle of Wight')
  expect(textOf((await readPage(newportPath ?? '')).$('h1'))).toContain('Newport, Isle of Wight')
})

test('a minimum above the maximum is accepted, with a notice and a link to the swapped values (REFINE-17)', async () => {
  const { $ } = await readPage('/find-a-property/Essex/500000-100000/all-types/any-bedrooms/this-only')
  expect(textOf($('main'))).toContain('The minimum price (£500,000) is above the maximum (£100,000)')
  const href = findByName($, 'main a', 'Search £100,000 to £500,000 instead').attr('href') ?? ''
  expect(href).toBe('/find-a-property/Essex/100000-500000/all-types/any-bedrooms/this-only')
  expect(listingIdsOf(await readPage(href))).not.toEqual([])
})

test('title and text come from site meta, whose key has hyphens for the spaces of the location (SALES-17, SALES-18, LET-08)', async () => {
  for (const path of [
    '/find-a-property/essex',
    '/find-a-property/Southend%20on%20Sea',
    '/find-a-letting/essex',
  ]) {
    const { $ } = await readPage(path)
    expect(textOf($('title')).length, path).toBeGreaterThan(0)
    expect(findByName($, 'section', 'About this area').length, `${path} has its own text`).toBe(1)
  }
})

test('filtered results have the unfiltered URL as canonical, and their own URL as og:url (D-166, META-07, META-09)', async () => {
  const path = '/find-a-property/essex/100000-nomax/all-types/any-bedrooms/this-only?sort=oldest&page=2'
  const { $ } = await readPage(path)
  expect($('link[rel=canonical]').attr('href')).toMatch(/\/find-a-property\/essex$/)
  expect($('meta[property="og:url"]').attr('content')?.endsWith(path)).toBe(true)
})

test('without a title in site meta, the title names the place; a search without results has noindex', async () => {
  for (const [place, title] of [
    ['Kelvedon', 'Kelvedon'],
    // Titles distinguish places of the same name, and name the town of a street.
    ['Newport%2C%20Isle%20of%20Wight', 'Newport, Isle of Wight'],
    ['High%20Street%20Witham', 'High Street, Witham'],
  ] as const)
    expect(textOf((await readPage(`/find-a-property/${place}`)).$('title'))).toMatch(
      new RegExp(`^Property for sale in ${title} \\| `),
    )
  expect((await readPage('/find-a-property/xyzzy')).$('meta[name=robots]').attr('content')).toMatch(/noindex/)
})
