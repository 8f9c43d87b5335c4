import { expect, test } from 'vitest'
import { footerGroups, headerGroups, withValuationUrl } from '@/components/shell/menu-groups'
import { createShareLinks } from '@/lib/browser/share-links'

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

test.each(Object.entries(requiredHrefs))('%s: its links are in header or footer', (_id, requiredLinks) => {
  expect(requiredLinks.filter((href) => !hrefs.has(href))).toEqual([])
})

test('the footer links to the homes and searches that a visitor has saved', () => {
  const footerHrefs = footerGroups.flatMap((group) => group.links).map((link) => link.href)
  expect(footerHrefs).toEqual(expect.arrayContaining(['/saved-homes', '/saved-searches']))
})

test('the menus link to an external valuation tool if there is one, otherwise to our own estimate (HEADER-08)', () => {
  const findValuationLinks = (url: string | null) =>
    [headerGroups, footerGroups].map((groups) =>
      withValuationUrl(groups, url)
        .flatMap((group) => group.links)
        .find(({ label }) => label === 'Free online valuation'),
    )
  for (const link of findValuationLinks(null)) expect(link).toMatchObject({ href: '/online-house-valuation' })
  for (const link of findValuationLinks('https://tool.example'))
    expect(link).toMatchObject({ href: 'https://tool.example', isExternal: true })
})

test('no group has the same link twice', () => {
  for (const { links: group } of [...headerGroups, ...footerGroups])
    expect(new Set(group.map(({ href }) => href)).size).toBe(group.length)
})

test('share links encode page and title', () => {
  const shared = createShareLinks(
    'https://site.example/find-a-property/King%27s%20Lynn?sort=price-asc',
    'Homes & "gardens"',
  )
  expect(shared.map(({ name }) => name)).toEqual(['WhatsApp', 'Email', 'Facebook', 'X', 'LinkedIn'])
  const findHref = (name: string) => shared.find((link) => link.name === name)!.href
  expect(new URL(findHref('Facebook')).searchParams.get('u')).toBe(
    'https://site.example/find-a-property/King%27s%20Lynn?sort=price-asc',
  )
  expect(new URL(findHref('X')).searchParams.get('text')).toBe('Homes & "gardens"')
  expect(decodeURIComponent(findHref('Email'))).toContain('subject=Homes & "gardens"')
})
