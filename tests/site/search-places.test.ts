// covers: app/(search), app/sitemaps, components/search, lib/search, lib/seo, lib/agency/search, lib/agency/places
import { expect, test } from 'vitest'
import { findByName, readPage, textOf, Visitor } from './support/visitor'

test('the sitemap lists the areas with homes by URLs that their pages name as canonical (D-166)', async () => {
  const xml = await (await new Visitor().request('/sitemaps/areas.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>[\dT:.Z-]+<\/lastmod>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/find-a-property/essex', '/find-a-letting/chelmsford']))
  expect(paths.filter((path) => path !== path.toLowerCase() || path.includes('%'))).toEqual([])
  for (const path of [
    paths[0],
    paths.at(-1),
    '/find-a-property/essex',
    paths[Math.floor(paths.length / 2)],
  ]) {
    const { $, status } = await readPage(path ?? '')
    expect(status, path).toBe(200)
    expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe(path)
    expect($('article[data-listing]').length, path).toBeGreaterThan(0)
    expect($('meta[name=robots]').attr('content') ?? '', path).not.toContain('noindex')
  }
})

test('however a place is written, the canonical is the same', async () => {
  for (const path of [
    '/find-a-property/Southend',
    '/find-a-property/SOUTHEND%20ON%20SEA/any-price/land/1-2/one-mile',
  ]) {
    const { $ } = await readPage(path)
    expect($('link[rel=canonical]').attr('href')).toMatch(/\/find-a-property\/southend-on-sea$/)
  }
})

test('a phrase leads to the search that it means, from its URL and from the form without JavaScript (REFINE-01)', async () => {
  const visitor = new Visitor()
  const meaning =
    '/find-a-property/Leeds/nomin-350000/detached-house,semi-detached-house,terraced,end-of-terrace,town-house/3-3/three-miles'
  const encodedPhrase = encodeURIComponent('3 bed house near Leeds under 350k')
  for (const path of [
    `/find-a-property/${encodedPhrase}`,
    `/find-a-property?location_filter=${encodedPhrase}`,
  ]) {
    const response = await visitor.request(path)
    expect([response.status, response.headers.get('location')], path).toEqual([307, meaning])
    expect(response.headers.get('cache-control') ?? '').not.toContain('public')
  }
  const wishes = await visitor.request(
    '/find-a-property/flat to rent in york with a garden near a good school',
  )
  const target = wishes.headers.get('location') ?? ''
  expect(target).toMatch(
    /^\/find-a-letting\/York\/any-price\/[a-z,-]+\/any-bedrooms\/this-only\?with=garden&without=school$/,
  )
  const page = await readPage(target)
  expect(textOf(page.$('main'))).toContain('Not part of this search: schools.')
  expect(findByName(page.$, 'a', 'Flats: remove this filter').attr('href')).toBe(
    '/find-a-letting/York?with=garden&without=school',
  )
})

test('a place and an unknown text are searched as they are written, without a redirect (D-71, D-78)', async () => {
  for (const path of [
    '/find-a-property/essex',
    '/find-a-property/London%20N1',
    '/find-a-property/Qqqqxxzz',
    '/find-a-property/Sale',
  ]) {
    const { status, $ } = await readPage(path)
    expect(status, path).toBe(200)
    expect(textOf($('h1'))).toContain(decodeURIComponent(path.split('/').at(-1) ?? ''))
  }
})
