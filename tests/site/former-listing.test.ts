// covers: components/listing, lib/agency/listings, lib/server
import { expect, test } from 'vitest'
import { queryDatabase } from '../support/e2e-accounts'
import { findByName, textOf, textsOf, Visitor } from './support/visitor'

test('the page of a sold listing is a 404 that names the home and links to similar ones (D-91)', async () => {
  const [soldListing] = await queryDatabase<{ id: number; slug: string; address: string; kind: string }>(
    `SELECT l.id, l.slug, l.kind, l.display_address AS address FROM listing l
      WHERE l.status = 'completed' AND l.kind = 'sale' ORDER BY l.id LIMIT 1`,
    [],
  )
  for (const slug of [soldListing!.slug, 'any-words']) {
    const { status, headers, $ } = await new Visitor().open(`/property/${soldListing!.id}/${slug}`)
    expect([status, textsOf($, 'h1')]).toEqual([404, ['No longer for sale']])
    expect(textOf($('main'))).toContain(soldListing!.address)
    expect(textOf($('main'))).toContain('It has been sold.')
    expect($('meta[name=robots]').attr('content')).toMatch(/^noindex/)
    expect(textOf($('title'))).toContain(soldListing!.address)
    expect(String(headers.get('cache-control'))).not.toContain('public')
    expect(findByName($, 'main a', /^All homes for sale in/).length).toBe(1)
  }
  // A sale has neither a page nor the forms of a letting.
  for (const path of [`/letting/${soldListing!.id}/x`, `/property/${soldListing!.id}/request-let-property`]) {
    const other = await new Visitor().open(path)
    expect([other.status, textsOf(other.$, 'h1')], path).toEqual([404, ['Page Not Found']])
  }
})
