import { expect, test } from 'vitest'
import { footerGroups, headerGroups } from '@/components/shell/menu-groups'
import { createShareLinks } from '@/lib/browser/share-links'
import { brand } from '@/lib/config/brand'

const links = [...headerGroups, ...footerGroups].flatMap((group) => group.links)
const hrefs = new Set(links.map((link) => link.href))

const requiredHrefs = {
  'HEADER-11': [
    '/sell-your-property',
    '/let-your-property',
    '/property-management',
    '/frequently-asked-questions',
    '/frequently-asked-questions-lettings',
  ],
  'HEADER-12': [
    '/about-us',
    '/privacy-policy',
    '/terms-and-conditions',
    '/service-agreement',
    '/lettings-service-agreement',
    '/complaints-procedure',
    '/refer-a-friend',
    '/contact/',
  ],
  'HEADER-13': [
    '/news/',
    '/news/tag/seller-guides/',
    '/news/tag/landlord-guides/',
    '/news/tag/buyer-guides/',
    '/news/tag/tenant-guides/',
    '/guides/',
  ],
  'HEADER-14': [
    '/get-a-mortgage',
    '/commercial-finance',
    '/find-a-property',
    '/find-a-letting',
    '/local',
    '/commercial-property',
  ],
  'HEADER-16': ['essex', 'manchester', 'leicestershire', 'kent', 'scotland', 'devon'].map(
    (area) => `/estate-agents/${area}`,
  ),
}

test.each(Object.entries(requiredHrefs))('%s: its links are in header or footer', (_id, wanted) => {
  expect(wanted.filter((href) => !hrefs.has(href))).toEqual([])
})

test('the menu links to the external free valuation (HEADER-08)', () => {
  const link = headerGroups.flatMap((group) => group.links).find(({ href }) => href === brand.links.valuation)
  expect(link).toMatchObject({ label: 'Free online valuation', external: true })
})

test('no group links to an address twice', () => {
  for (const { links: group } of [...headerGroups, ...footerGroups])
    expect(new Set(group.map(({ href }) => href)).size).toBe(group.length)
})

test('share links encode page and title', () => {
  const shared = createShareLinks(
    'https://site.example/find-a-property/King%27s%20Lynn?sort=price-asc',
    'Homes & "gardens"',
  )
  expect(shared.map(({ name }) => name)).toEqual(['WhatsApp', 'E-mail', 'Facebook', 'X', 'LinkedIn'])
  const facebook = new URL(shared[2]!.href)
  expect(facebook.searchParams.get('u')).toBe(
    'https://site.example/find-a-property/King%27s%20Lynn?sort=price-asc',
  )
  expect(new URL(shared[3]!.href).searchParams.get('text')).toBe('Homes & "gardens"')
  expect(decodeURIComponent(shared[1]!.href)).toContain('subject=Homes & "gardens"')
})
