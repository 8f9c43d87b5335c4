// covers: app/(marketing)/online-house-valuation, components/contact, components/shell, lib/agency/valuations
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { e2eDatabaseUrl } from '../support/e2e-database'
import { SECOND_SITE_API_KEY, startSecondSite, type SecondSite } from '../support/second-site'
import { findByName, readPage, textOf, Visitor } from './support/visitor'

const QUERY = 'kind=sale&place=Chelmsford&type=semi-detached-house&bedrooms=3'

test.each(['/online-house-valuation', '/emoov-local-contact'])(
  '%s shows an estimate without JavaScript, before it asks for personal data (STATIC-34, VALUATION-01)',
  async (path) => {
    const before = await readPage(path)
    expect(findByName(before.$, 'main button', 'Show the estimate').length).toBe(1)
    const { $ } = await readPage(`${path}?${QUERY}`)
    // Such as '£300,000 to £400,000 … It is based on 12 of our own listings in Chelmsford'.
    expect(textOf($('#estimate [role=status]'))).toMatch(
      /£[\d,]+ to £[\d,]+.*It is based on \d+ of our own listings (in|within 3 miles of|within 10 miles of) Chelmsford/,
    )
    expect($('#estimate [name=place]').attr('value')).toBe('Chelmsford')
    const unknownPlace = await readPage(`${path}?${QUERY.replace('Chelmsford', 'Xyzzyville')}`)
    expect(textOf(unknownPlace.$('#estimate [role=status]'))).toContain(
      'We do not know a place called “Xyzzyville”',
    )
    expect((await readPage(path)).$('#estimate [role=status]').length).toBe(0)
  },
)

test('an estimate links to the form for a valuation visit, which asks about the home first and then about the person', async () => {
  const { $ } = await readPage(`/online-house-valuation?${QUERY}`)
  const visit = await readPage(findByName($, 'main a', 'Ask for a visit in Essex').attr('href') ?? '')
  expect(visit.$('main [name=number_of_bedrooms] option[selected]').attr('value')).toBe('3')
  const names = visit
    .$('main form [required]')
    .toArray()
    .map((control) => visit.$(control).attr('name'))
  expect(names).toEqual(['place', 'address', 'number_of_bedrooms', 'name', 'email', 'contact_no', 'is_agree'])
})

describe('when an outside tool is set', () => {
  const TOOL = 'https://tool.example/value'
  let site: SecondSite
  beforeAll(async () => {
    site = await startSecondSite({
      DATABASE_URL: e2eDatabaseUrl(),
      API_KEY: SECOND_SITE_API_KEY,
      VALUATION_URL: TOOL,
    })
  })
  afterAll(() => site?.stop())

  test('menus, footer and valuation page open the tool in a new tab (HEADER-08, STATIC-34)', async () => {
    const { $ } = await new Visitor(site.base).open('/online-house-valuation')
    for (const part of ['header', 'footer', 'main']) {
      const link = findByName($, `${part} a`, /^Free online valuation/).first()
      expect([part, link.attr('href'), link.attr('target')]).toEqual([part, TOOL, '_blank'])
    }
  })
})
