// covers: app/(search), app/sitemaps, components/search, lib/search, lib/seo, lib/agency/search, lib/agency/places
import { expect, test } from 'vitest'
import { findByName, mainTextOf, readPage, textOf, Visitor } from './support/visitor'

test('the sitemap lists each area with homes under the canonical URL of its page (D-166)', async () => {
  const xml = await (await new Visitor().request('/sitemaps/areas.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>[\dT:.Z-]+<\/lastmod>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/find-a-property/essex', '/find-a-letting/chelmsford']))
  expect(paths.filter((path) => path !== path.toLowerCase() || path.includes('%'))).toEqual([])
  // The first and the last area, a county, and the area in the middle.
  const sample = [paths[0], paths.at(-1), '/find-a-property/essex', paths[Math.floor(paths.length / 2)]]
  for (const path of sample) {
    const { $, status } = await readPage(path ?? '')
    expect(status, path).toBe(200)
    expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe(path)
    expect($('article[data-listing]').length, path).toBeGreaterThan(0)
    expect($('meta[name=robots]').attr('content') ?? '', path).not.toContain('noindex')
  }
})

test('the canonical is the same for each spelling of a place, with or without filters', async () => {
  for (const path of [
    '/find-a-property/Southend',
    '/find-a-property/SOUTHEND%20ON%20SEA/any-price/land/1-2/one-mile',
  ]) {
    const { $ } = await readPage(path)
    expect($('link[rel=canonical]').attr('href')).toMatch(/\/find-a-property\/southend-on-sea$/)
  }
})

test('a phrase in the URL or in the form redirects to the search that it means (REFINE-01)', async () => {
  const visitor = new Visitor()
  const searchPath =
    '/find-a-property/Leeds/nomin-350000/detached-house,semi-detached-house,terraced,end-of-terrace,town-house/3-3/three-miles'
  const encodedPhrase = encodeURIComponent('3 bed house near Leeds under 350k')
  for (const path of [
    `/find-a-property/${encodedPhrase}`,
    `/find-a-property?location_filter=${encodedPhrase}`,
  ]) {
    const response = await visitor.request(path)
    expect([response.status, response.headers.get('location')], path).toEqual([307, searchPath])
    expect(response.headers.get('cache-control') ?? '').not.toContain('public')
  }
  const redirect = await visitor.request(
    '/find-a-property/flat to rent in york with a garden near a good school',
  )
  const target = redirect.headers.get('location') ?? ''
  expect(target).toMatch(
    /^\/find-a-letting\/York\/any-price\/[a-z,-]+\/any-bedrooms\/this-only\?with=garden&without=school$/,
  )
  const page = await readPage(target)
  expect(mainTextOf(page)).toContain('Not part of this search: schools.')
  expect(findByName(page.$, 'a', 'Flats: remove this filter').attr('href')).toBe(
    '/find-a-letting/York?with=garden&without=school',
  )
})

test('a place or an unknown text is searched as it is written, without a redirect (D-71, D-78)', async () => {
  for (const path of [
    '/find-a-property/essex',
    '/find-a-property/London%20N1',
    '/find-a-property/Qqqqxxzz',
    // A town in Greater Manchester, and not the word of a phrase.
    '/find-a-property/Sale',
  ]) {
    const { status, $ } = await readPage(path)
    expect(status, path).toBe(200)
    expect(textOf($('h1'))).toContain(decodeURIComponent(path.split('/').at(-1) ?? ''))
  }
})
