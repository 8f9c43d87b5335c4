import fs from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findThreads } from '../../../lib/agency/conversations/thread-list'
import { disconnect } from '../../../lib/agency/database'
import { withClient } from '../../../scripts/database/client'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings, OWNER_EMAIL } from '../../support/listings'
import { countRows, findRow, findRows, insertRow } from '../../support/tables'

const MIGRATION_FILE = 'prisma/migrations/20261122201000_enquiries_to_threads/migration.sql'
let database: TestDatabase
let listingId: number
let ownerId: number

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  listingId = (await addListings([{ street: 'Mill Lane' }]))[0]!
  ownerId = (await findRow('user', { email: OWNER_EMAIL })).id
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const addUser = async (email: string, emailProvedAt: Date | null = new Date()) =>
  (await insertRow('user', { email, firstName: 'Jane', lastName: 'Bloggs', emailProvedAt })).id
const insertEnquiry = (email: string, message: string, createdAt: string) =>
  insertRow('contactMessage', {
    name: 'Jane',
    email,
    contactNo: '-',
    message,
    createdAt: new Date(createdAt),
  })
const runMigration = () =>
  withClient(database.url, async (client) => {
    await client.query('BEGIN')
    await client.query(fs.readFileSync(MIGRATION_FILE, 'utf8'))
    await client.query('COMMIT')
  })

it('the migration turns enquiries of verified accounts into threads, with their texts and times', async () => {
  const withReference = (heading: string) => `${heading}. Reference ${listingId}, Mill Lane, Witham, CM8.`
  const janeId = await addUser('jane@mail.example')
  await addUser('unproved@mail.example', null)
  await insertEnquiry(
    'jane@mail.example',
    `${withReference('Arrange a viewing')} Preferred date: 2026-11-30.`,
    '2026-11-12T09:00:00Z',
  )
  await insertEnquiry(
    'Jane@mail.example',
    `${withReference('Ask a question')} Is it quiet?\nAnd warm?`,
    '2026-11-10T09:00:00Z',
  )
  // This text stays whole, because the address in it is no longer that of the listing.
  await insertEnquiry(
    'jane@mail.example',
    `Ask a question. Reference ${listingId}, Its former name. Hello?`,
    '2026-11-13T09:00:00Z',
  )
  // Not migrated: an enquiry without a text, about an unknown home, without a reference, or of another kind.
  for (const message of [
    withReference('Ask a question'),
    'Ask a question. Reference 999999999, Nowhere. Hello?',
    'Ask a question about my own home',
    'Valuation request. Reference 1, x. Hello',
  ])
    await insertEnquiry('jane@mail.example', message, '2026-11-14T09:00:00Z')
  // Not migrated: an enquiry from an unverified address, from one without an account, or from the owner.
  for (const email of ['unproved@mail.example', 'stranger@mail.example', OWNER_EMAIL])
    await insertEnquiry(email, `${withReference('Ask a question')} Hello?`, '2026-11-14T09:00:00Z')
  const enquiryCount = await countRows('contactMessage')
  await runMigration()
  expect(await countRows('contactMessage')).toBe(enquiryCount)
  expect(await findRows('thread')).toMatchObject([
    {
      listingId,
      starterId: janeId,
      ownerId,
      createdAt: new Date('2026-11-10T09:00:00Z'),
      lastMessageAt: new Date('2026-11-13T09:00:00Z'),
    },
  ])
  expect((await findRows('threadMessage')).map(({ body, sentAt }) => [body, sentAt.toISOString()])).toEqual([
    ['Is it quiet?\nAnd warm?', '2026-11-10T09:00:00.000Z'],
    ['Arrange a viewing. Preferred date: 2026-11-30.', '2026-11-12T09:00:00.000Z'],
    [`Ask a question. Reference ${listingId}, Its former name. Hello?`, '2026-11-13T09:00:00.000Z'],
  ])
  expect(await findThreads(ownerId)).toMatchObject([{ unread: true, other_party: 'Jane B.' }])
  expect(await findThreads(janeId)).toMatchObject([{ unread: false }])
})
