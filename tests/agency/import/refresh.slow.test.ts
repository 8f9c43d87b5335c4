import fs from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openImportSuite, type RowChanges } from './import-suite'

/* A later file of a branch changes the listings of earlier files (domain C1). */

const suite = openImportSuite()

describe('a listing in later files', () => {
  it('has an event with its price for each change', async () => {
    await suite.importRows([{}])
    // The row's CREATE_DATE is 09:00 in British Summer Time.
    expect(await suite.readEvents('1_1')).toMatchObject([
      { type: 'listed', at: new Date('2026-10-01T08:00:00Z'), price_pence: '25000000' },
      { type: 'confirmed', at: new Date('2026-11-01T09:00:00Z') },
    ])
    await suite.importRows([{ PRICE: '240,000' }], { generated: '2026-11-03 09:00:00' })
    // STATUS_ID 3 is under offer, and 1 sold subject to contract: two stages of a sale, which add one event together.
    await suite.importRows([{ PRICE: '240,000', STATUS_ID: '3' }], { generated: '2026-11-04 09:00:00' })
    await suite.importRows([{ PRICE: '240,000', STATUS_ID: '1' }], { generated: '2026-11-05 09:00:00' })
    await suite.importRows([{ PRICE: '240,000' }], { generated: '2026-11-06 09:00:00' })
    await suite.importRows([{ PRICE: '240,000', PUBLISHED_FLAG: '0' }], { generated: '2026-11-07 09:00:00' })
    await suite.importRows([{ PRICE: '245,000' }], { generated: '2026-11-08 09:00:00' })
    expect(await suite.readEventTypes('1_1')).toEqual([
      'listed',
      'confirmed',
      'price_changed',
      'under_offer',
      'live_again',
      'withdrawn',
      'live_again',
      'price_changed',
    ])
    expect((await suite.readEvents('1_1'))[2]).toMatchObject({
      at: new Date('2026-11-03T09:00:00Z'),
      price_pence: '24000000',
      previous_pence: '25000000',
    })
    expect(await suite.countRows('listing')).toBe(1)
    expect(await suite.countRows('search_entry', 'price_pence = 24500000')).toBe(1)
  })

  it('records a price change that was made while it was unpublished once it is published again', async () => {
    await suite.importRows([{}])
    await suite.importRows([{ PUBLISHED_FLAG: '0' }], { generated: '2026-11-03 09:00:00' })
    await suite.importRows([{ PRICE: '240,000', PUBLISHED_FLAG: '0' }], { generated: '2026-11-04 09:00:00' })
    await suite.importRows([{ PRICE: '240,000', STATUS_ID: '1' }], { generated: '2026-11-05 09:00:00' })
    expect((await suite.readEventTypes('1_1')).slice(-3)).toEqual([
      'live_again',
      'price_changed',
      'under_offer',
    ])
  })

  it('has its price reduction in the search entry', async () => {
    await suite.importRows([{}])
    await suite.importRows([{ PRICE: '240,000' }], { generated: '2026-11-03 09:00:00' })
    expect(
      await suite.countRows(
        'search_entry',
        "reduced_from = 25000000 AND reduced_at = '2026-11-03T09:00:00Z'",
      ),
    ).toBe(1)
  })

  it('is a draft until its row says that it is published, and is listed at the time of that file', async () => {
    await suite.importRows([{ PUBLISHED_FLAG: '0' }])
    expect(await suite.countRows('listing', "status = 'draft'")).toBe(1)
    expect(await suite.readEventTypes('1_1')).toEqual([])
    await suite.importRows([{}], { generated: '2026-11-03 09:00:00' })
    expect(await suite.readEvents('1_1')).toMatchObject([
      { type: 'listed', at: new Date('2026-11-03T09:00:00Z') },
    ])
  })

  it('keeps the facts that were supplied, each with its source and date', async () => {
    await suite.importRows([{}])
    await suite.importRows([{ PRICE: '240,000' }], { generated: '2026-11-03 09:00:00' })
    await suite.importRows([{ PRICE: '240,000', TENURE_TYPE_ID: '5' }], { generated: '2026-11-04 09:00:00' })
    const { rows } = await suite.client.query(
      'SELECT key, value, source, supplied_at FROM material_fact ORDER BY id',
    )
    expect(rows).toEqual([
      { key: 'tenure', value: 'Freehold', source: 'agent', supplied_at: new Date('2026-11-01T09:00:00Z') },
      {
        key: 'tenure',
        value: 'Share of freehold',
        source: 'agent',
        supplied_at: new Date('2026-11-04T09:00:00Z'),
      },
    ])
  })

  it('is unchanged if its new row is refused', async () => {
    await suite.importRows([{}])
    const report = await suite.importRows([{ PRICE: 'a lot' }], { generated: '2026-11-03 09:00:00' })
    expect(report.refused[0]?.text).toBe(
      "PRICE 'a lot' is not an amount of money – listing 1 stays as it was",
    )
    expect(await suite.countRows('search_entry', 'price_pence = 25000000')).toBe(1)
  })

  it('is replaced by a new listing of the same home when the home is to let instead of for sale', async () => {
    await suite.importRows([{}])
    const report = await suite.importRows([{ TRANS_TYPE_ID: '2', PRICE: '1200' }], {
      generated: '2026-11-03 09:00:00',
    })
    expect(report.created).toBe(1)
    expect(
      (await suite.client.query('SELECT kind, status, property_id, import_ref FROM listing ORDER BY id'))
        .rows,
    ).toEqual([
      { kind: 'sale', status: 'withdrawn', property_id: 1, import_ref: null },
      { kind: 'let', status: 'available', property_id: 1, import_ref: '1_1' },
    ])
  })

  it('is replaced by a new listing of the same home when it comes back after its completion', async () => {
    await suite.importRows([{}])
    await suite.client.query("UPDATE listing SET status = 'completed'")
    expect((await suite.importRows([{}], { generated: '2026-11-03 09:00:00' })).unchanged).toBe(1)
    await suite.importRows([{ PRICE: '275000' }], { generated: '2026-11-04 09:00:00' })
    expect(
      (await suite.client.query('SELECT status, property_id, import_ref FROM listing ORDER BY id')).rows,
    ).toEqual([
      { status: 'completed', property_id: 1, import_ref: null },
      { status: 'available', property_id: 1, import_ref: '1_1' },
    ])
  })
})

describe('a full refresh of a branch', () => {
  const twoRows: RowChanges[] = [{}, { AGENT_REF: '1_2', ADDRESS_1: '16' }]

  it('withdraws absent listings without deleting them, and makes them available when they are named again', async () => {
    await suite.importRows(twoRows)
    const second = await suite.importRows([{}], { generated: '2026-11-03 09:00:00' })
    expect(second).toMatchObject({ withdrawn: 1, unchanged: 1 })
    expect(await suite.countRows('listing', "import_ref = '1_2' AND status = 'withdrawn'")).toBe(1)
    expect(await suite.countRows('search_entry')).toBe(1)
    const third = await suite.importRows(twoRows, { generated: '2026-11-04 09:00:00' })
    expect(third).toMatchObject({ updated: 1, unchanged: 1, withdrawn: 0 })
    expect(await suite.readEventTypes('1_2')).toEqual(['listed', 'confirmed', 'withdrawn', 'live_again'])
  })

  it('confirms the listings that it still names, once a week (field O7)', async () => {
    await suite.importRows(twoRows)
    for (const day of ['05', '08', '09'])
      await suite.importRows(twoRows, { generated: `2026-11-${day} 09:00:00` })
    expect(
      (await suite.readEvents('1_1')).filter(({ type }) => type === 'confirmed').map(({ at }) => at),
    ).toEqual([new Date('2026-11-01T09:00:00Z'), new Date('2026-11-08T09:00:00Z')])
  })

  it('leaves other branches alone', async () => {
    await suite.importRows(twoRows)
    const report = await suite.importRows([{ BRANCH_ID: '2', AGENT_REF: '2_1', ADDRESS_1: '18' }])
    expect(report).toMatchObject({ withdrawn: 0, created: 1 })
  })

  it.each([
    ['has neither #END# nor the announced number of rows', { end: '', propertyCount: 9 }],
    ['has fewer rows than it announces', { propertyCount: 2 }],
  ])('withdraws nothing when the file %s', async (_, options) => {
    await suite.importRows(twoRows)
    const report = await suite.importRows([{}], { generated: '2026-11-03 09:00:00', ...options })
    expect(report.withdrawn).toBe(0)
    expect(report.notices).toContain(
      'Because of this, no listing is withdrawn for being absent from the file.',
    )
  })

  it('does not withdraw the listing of a row that cannot be parsed', async () => {
    await suite.importRows(twoRows)
    const file = await suite.writeBlmFile(twoRows, { generated: '2026-11-03 09:00:00' })
    // The row of the second home loses a field.
    await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('1_2^1^1^', '1_2^1^'))
    const report = await suite.importFile(file)
    expect(report.refused).toHaveLength(1)
    expect(report.withdrawn).toBe(0)
  })

  it('refuses a file older than one that was imported', async () => {
    await suite.importRows(twoRows, { generated: '2026-11-03 09:00:00' })
    await expect(suite.importRows([{}], { generated: '2026-11-02 09:00:00' })).rejects.toThrow(
      'an older file would undo a newer one',
    )
    expect(await suite.countRows('search_entry')).toBe(2)
  })

  it('recognises a home that has another reference', async () => {
    await suite.importRows([{}])
    const report = await suite.importRows([{ AGENT_REF: '1_77' }], { generated: '2026-11-03 09:00:00' })
    expect(report).toMatchObject({ created: 1, withdrawn: 1 })
    expect(await suite.countRows('property')).toBe(1)
  })

  it.each([
    ['after', (rows: RowChanges[]) => rows],
    ['before', (rows: RowChanges[]) => rows.toReversed()],
  ])('recognises a home whose new row stands %s its old, unpublished row', async (_name, order) => {
    await suite.importRows([{}])
    const report = await suite.importRows(order([{ PUBLISHED_FLAG: '0' }, { AGENT_REF: '1_77' }]), {
      generated: '2026-11-03 09:00:00',
    })
    expect(report).toMatchObject({ created: 1, updated: 1, refused: [] })
    expect(await suite.countRows('property')).toBe(1)
    expect(await suite.countRows('listing', "import_ref = '1_1' AND status = 'withdrawn'")).toBe(1)
    expect(await suite.countRows('listing', "import_ref = '1_77' AND status = 'available'")).toBe(1)
  })

  it('may offer one home both for sale and to let', async () => {
    await suite.importRows([{}, { AGENT_REF: '1_9', TRANS_TYPE_ID: '2', PRICE: '1200' }])
    expect(await suite.countRows('property')).toBe(1)
    expect(await suite.countRows('search_entry')).toBe(2)
  })

  it('refuses to list a home twice', async () => {
    await suite.importRows([{ PUBLISHED_FLAG: '0' }, { AGENT_REF: '1_2' }])
    const report = await suite.importRows([{}, { AGENT_REF: '1_2' }], { generated: '2026-11-03 09:00:00' })
    expect(report.refused.map(({ text }) => text)).toEqual([
      'the same home is already listed as listing 2 – listing 1 stays as it was',
    ])
  })
})

describe('owners', () => {
  it('are one account for each branch, or the account that the caller names', async () => {
    await suite.importFixture('blank-towns.blm')
    expect((await suite.client.query('SELECT email, password_hash FROM "user"')).rows).toEqual([
      { email: 'branch-54321@import.invalid', password_hash: null },
    ])
    await suite.client.query(
      `INSERT INTO "user" (email, first_name, last_name) VALUES ('Seller@example.com', 'Ann', 'Owner')`,
    )
    await suite.importFile(await suite.writeBlmFile([{}]), { owner: 'seller@example.com' })
    expect(
      await suite.countRows('property', `owner_id = (SELECT id FROM "user" WHERE first_name = 'Ann')`),
    ).toBe(1)
    await expect(
      suite.importFile(await suite.writeBlmFile([{}]), { owner: 'nobody@example.com' }),
    ).rejects.toThrow('there is no account of nobody@example.com')
  })
})

/** Adds a user, and a thread of this user about each home. */
async function addThreads(firstName: string): Promise<void> {
  const { rows } = await suite.client.query<{ id: number }>(
    `INSERT INTO "user" (email, first_name, last_name) VALUES ($1, $2, 'Test') RETURNING id`,
    [`${firstName}@mail.example`, firstName],
  )
  await suite.client.query(
    `INSERT INTO thread (listing_id, starter_id, owner_id)
       SELECT l.id, $1::integer, p.owner_id FROM listing l JOIN property p ON p.id = l.property_id`,
    [rows[0]!.id],
  )
}

/** Adds an offer of Ben on each home, as the website does. */
async function addOffers(status: 'made' | 'accepted'): Promise<void> {
  await addThreads('Ben')
  await suite.client.query(
    `INSERT INTO offer (thread_id, listing_id, buyer_id, amount_pence, position, chain, conditions,
       proof_of_funds, status)
     SELECT id, listing_id, starter_id, 24000000, 'cash', '', '', 'none', '${status}' FROM thread`,
  )
}

/** Adds an accepted viewing for each thread, on different days. */
async function addViewings(): Promise<void> {
  await suite.client.query(
    `INSERT INTO viewing (thread_id, listing_id, host_id, viewer_id, proposed_by_id, starts_at, status)
     SELECT id, listing_id, owner_id, starter_id, starter_id,
       now() + make_interval(days => row_number() OVER (ORDER BY id)::integer), 'accepted' FROM thread`,
  )
}

it('a home with an accepted offer keeps its status until the parties undo the acceptance', async () => {
  await suite.importRows([{}])
  await addOffers('accepted')
  await suite.client.query("UPDATE listing SET status = 'under_offer'")
  const report = await suite.importRows([{ PRICE: '240000' }], { generated: '2026-11-03 09:00:00' })
  expect(report).toMatchObject({
    updated: 1,
    warnings: [
      { text: 'not made available: an offer or request is accepted, which its parties have to undo' },
    ],
  })
  expect(await suite.countRows('listing', "status = 'under_offer' AND price_pence = 24000000")).toBe(1)
  await suite.client.query("UPDATE offer SET status = 'withdrawn'")
  await suite.importRows([{ PRICE: '235000' }], { generated: '2026-11-04 09:00:00' })
  expect(await suite.countRows('listing', "status = 'available'")).toBe(1)
})

it('a file with the status sold subject to contract cancels the viewings of all but the accepted buyer', async () => {
  await suite.importRows([{}])
  await addOffers('accepted')
  await addThreads('Rita')
  await addViewings()
  await suite.importRows([{ STATUS_ID: '1' }], { generated: '2026-11-03 09:00:00' })
  const { rows } = await suite.client.query(
    `SELECT first_name AS viewer, v.status FROM viewing v JOIN "user" u ON u.id = v.viewer_id ORDER BY 1`,
  )
  expect(rows).toEqual([
    { viewer: 'Ben', status: 'accepted' },
    { viewer: 'Rita', status: 'cancelled' },
  ])
})

it.each([
  ['no longer names the home', [{ AGENT_REF: '1_2', ADDRESS_1: '15' }]],
  ['says that it is not published', [{ PUBLISHED_FLAG: '0' }, { AGENT_REF: '1_2', ADDRESS_1: '15' }]],
] as [string, RowChanges[]][])('a file that %s ends the offers on the home', async (_name, laterRows) => {
  await suite.importRows([{}, { AGENT_REF: '1_2', ADDRESS_1: '15' }])
  await addOffers('made')
  await suite.importRows(laterRows, { generated: '2026-11-03 09:00:00' })
  const { rows } = await suite.client.query(
    `SELECT import_ref AS ref, o.status, m.body FROM offer o JOIN listing l ON l.id = o.listing_id
       LEFT JOIN thread_message m ON m.offer_id = o.id ORDER BY 1`,
  )
  expect(rows).toEqual([
    { ref: '1_1', status: 'declined', body: expect.stringMatching(/^Your offer has ended/) },
    { ref: '1_2', status: 'made', body: null },
  ])
})
