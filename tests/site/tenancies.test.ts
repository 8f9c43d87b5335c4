// covers: components/tenancies, components/offers, app/(account)/my-account/offers, lib/agency/tenancies, lib/queries/tenancies.ts
import { expect, test } from 'vitest'
import { addDays, londonDay } from '../../lib/format/london-clock'
import { insertLetRequest } from '../support/insert-let-request'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { findByName, mainTextOf, textsOf, visitorFor, Visitor } from './support/visitor'

test('a landlord records the steps of a letting without JavaScript, and the tenant sees them (FIELD-57)', async () => {
  const { landlord, tenant, letting, path } = await insertLetRequest()
  const [landlordsVisitor, tenantsVisitor] = [visitorFor(landlord), visitorFor(tenant)]
  const offers = await landlordsVisitor.open('/my-account/offers')
  expect(findByName(offers.$, 'main a', 'Steps until the keys').attr('href')).toBe(path)
  const page = await landlordsVisitor.open(path)
  expect([page.status, textsOf(page.$, 'h1')]).toEqual([200, ['Letting of Quiet Row, Nowhere-on-Sea, ZZ9']])
  const today = londonDay(new Date())
  const signed = { milestone: 'signed', state: 'done', day: today }
  const refused = await landlordsVisitor.submit(page, 'Record this step', signed)
  expect(mainTextOf(refused)).toContain('Please record first on which day you gave the written statement')
  const terms = { milestone: 'terms', state: 'done', day: addDays(today, -1) }
  await landlordsVisitor.submit(refused, 'Record this step', terms)
  await landlordsVisitor.submit(await landlordsVisitor.open(path), 'Record this step', signed)
  const [listing] = await queryDatabase<{ status: string }>('SELECT status FROM listing WHERE id = $1', [
    letting,
  ])
  expect(listing?.status).toBe('let_agreed')
  const tenantsPage = await tenantsVisitor.open(path)
  expect(mainTextOf(tenantsPage)).toMatch(/Agreement signed by everybody Done on .* Recorded by Lea L\./)
  expect(textsOf(tenantsPage.$, 'main [name=milestone] option')).toEqual([
    'Please select',
    'Keys handed over',
  ])
})

test('the page of a letting is a 404 for other users and before the acceptance, and sends visitors to the login', async () => {
  const { path } = await insertLetRequest()
  expect((await visitorFor(await createAccount()).open(path)).status).toBe(404)
  expect((await new Visitor().open(path)).url.pathname).toBe('/login')
  const unaccepted = await insertLetRequest({ isAccepted: false })
  expect((await visitorFor(unaccepted.tenant).open(unaccepted.path)).status).toBe(404)
})
