// covers: components/selling, app/(account)/my-account/lettings, lib/agency/certificates
import { expect, test } from 'vitest'
import { addDays, londonDay } from '../../lib/format/london-clock'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { mainTextOf, visitorFor } from './support/visitor'

test('without JavaScript a landlord records the expiry of a certificate, even after the home is let (FIELD-59)', async () => {
  const owner = await createAccount({ homeCount: 2 })
  const [home, letting] = owner.homes
  const landlord = visitorFor(owner)
  const path = `/my-account/lettings/${letting}`
  const page = await landlord.open(path)
  expect(mainTextOf(page)).toContain('Gas safety record Not recorded yet.')
  // The page asks to renew a certificate that has thirty days left.
  const gasRecord = { certificate: 'gas', state: 'valid', day: addDays(londonDay(new Date()), 30) }
  // A gas safety record is valid for a year.
  const refused = await landlord.submit(page, 'Record this certificate', { ...gasRecord, day: '2099-01-01' })
  expect(mainTextOf(refused)).toContain('Please check this day: no such certificate is valid until then')
  expect(refused.$('main [name=certificate]').val()).toBe('gas')
  await landlord.submit(refused, 'Record this certificate', gasRecord)
  expect(mainTextOf(await landlord.open(path))).toMatch(
    /Gas safety record Valid until [^.]+\. It is time to renew it\./,
  )
  // Certificates must also be renewed while the home is let, when its listing is completed.
  await queryDatabase("UPDATE listing SET status = 'completed' WHERE id = ANY($1)", [owner.homes])
  const completed = await landlord.open(path)
  expect([completed.status, mainTextOf(completed)]).toEqual([
    200,
    expect.stringContaining('Gas safety record'),
  ])
  await landlord.submit(completed, 'Record this certificate', { ...gasRecord, certificate: 'energy' })
  expect(mainTextOf(await landlord.open(path))).toContain('(EPC) Valid until')
  expect((await landlord.open('/my-account/lettings')).$(`main a[href="${path}"]`).length).toBeGreaterThan(0)
  const salePage = await landlord.open(`/my-account/properties/${home}`)
  expect(salePage.status, 'the page of a completed sale is gone').toBe(404)
})

test('a home for sale has no certificates of a letting', async () => {
  const owner = await createAccount({ homeCount: 1 })
  const [home] = owner.homes
  const landlord = visitorFor(owner)
  const sale = await landlord.open(`/my-account/properties/${home}`)
  expect(mainTextOf(sale)).not.toContain('Gas safety record')
})
