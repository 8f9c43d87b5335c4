import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as AgencyDb from '../../lib/agency/database'
import { demonstrationLoginKey, sellerMessages } from '../../prisma/seed/accounts'
import { demonstrationUsers } from '../../prisma/seed/users'
import type { Gateway } from '../../lib/gateway/gateway'
import { createFilledDatabase, type TestDatabase } from '../support/databases'
import { findRow } from '../support/tables'

let database: TestDatabase
let agency: typeof AgencyDb
let gateway: Gateway
beforeAll(async () => {
  database = await createFilledDatabase()
  process.env.DATABASE_URL = database.url
  agency = await import('../../lib/agency/database')
  gateway = (await import('../../lib/gateway/embedded')).createEmbeddedGateway()
})
afterAll(async () => {
  await agency.disconnect()
  await database.drop()
})

const [seller, buyer, landlord, guest] = demonstrationUsers
const logIn = async (user: (typeof demonstrationUsers)[number] | undefined) => {
  const { id, email, password } = user!
  const reply = await gateway.login({
    email,
    password: password ?? '',
    deviceId: 'demonstration',
    recaptcha_token: 't',
  })
  if (!reply.ok) throw new Error(reply.message)
  return { id, token: reply.data.token }
}

it('the demonstration’s seller owns homes for sale and to let, each with its history, and has two messages of different types', async () => {
  const { id, token } = await logIn(seller)
  const [sales, lettings] = await Promise.all([
    gateway.getUserProperties({ user_id: id }, { token }),
    gateway.getUserLettings({ user_id: id }, { token }),
  ])
  for (const reply of [sales, lettings]) {
    const homes = reply.ok ? reply.data : []
    expect(homes.length).toBeGreaterThan(0)
    for (const { timeline, user_id: owner, status } of homes) {
      expect(owner).toBe(id)
      // A draft has no history yet.
      if (status !== 'draft') expect(timeline?.length).toBeGreaterThan(0)
    }
  }
  const messages = await gateway.getUserMessages({}, { token })
  expect(messages.ok && messages.data.map(({ type }) => type)).toEqual(sellerMessages.map(({ type }) => type))
  expect(new Set(sellerMessages.map(({ type }) => type)).size).toBe(2)
})

it('the buyer and the landlord log in with their passwords, and the buyer once with the login link of README.md', async () => {
  await logIn(buyer)
  await logIn(landlord)
  const logInByLink = () => gateway.autoLogin({ key: demonstrationLoginKey, deviceId: 'demonstration' })
  expect(await logInByLink()).toMatchObject({ ok: true, data: { id: buyer!.id } })
  expect(await logInByLink()).toMatchObject({ ok: false })
})

it('the guest has no password', async () => {
  expect(await findRow('user', { email: guest!.email })).toMatchObject({ passwordHash: null })
})
