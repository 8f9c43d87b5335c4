import fs from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { workbench, type RowChanges } from './workbench'

/** Real input, domain C1: what a file does to the listings that earlier ones brought. */
const bench = workbench()

describe('what happens to a listing', () => {
  it('is told by events with their prices', async () => {
    await bench.bring(await bench.write([{}]))
    expect(await bench.eventsOf('1_1')).toMatchObject([
      { type: 'listed', at: new Date('2026-10-01T08:00:00Z'), price_pence: '25000000' },
      { type: 'confirmed', at: new Date('2026-11-01T09:00:00Z') },
    ])
    await bench.bring(await bench.write([{ PRICE: '240,000' }], { generated: '2026-11-03 09:00:00' }))
    await bench.bring(
      await bench.write([{ PRICE: '240,000', STATUS_ID: '3' }], { generated: '2026-11-04 09:00:00' }),
    )
    await bench.bring(
      await bench.write([{ PRICE: '240,000', STATUS_ID: '1' }], { generated: '2026-11-05 09:00:00' }),
    )
    await bench.bring(await bench.write([{ PRICE: '240,000' }], { generated: '2026-11-06 09:00:00' }))
    await bench.bring(
      await bench.write([{ PRICE: '240,000', PUBLISHED_FLAG: '0' }], { generated: '2026-11-07 09:00:00' }),
    )
    await bench.bring(await bench.write([{ PRICE: '245,000' }], { generated: '2026-11-08 09:00:00' }))
    expect((await bench.eventsOf('1_1')).map(({ type }) => type)).toEqual([
      'listed',
      'confirmed',
      'price_changed',
      'under_offer',
      'live_again',
      'withdrawn',
      'live_again',
      'price_changed',
    ])
    expect((await bench.eventsOf('1_1'))[2]).toMatchObject({
      at: new Date('2026-11-03T09:00:00Z'),
      price_pence: '24000000',
      previous_pence: '25000000',
    })
    expect(await bench.count('listing')).toBe(1)
    expect(await bench.count('search_entry', 'price_pence = 24500000')).toBe(1)
  })

  it('shows a reduction to the search', async () => {
    await bench.bring(await bench.write([{}]))
    await bench.bring(await bench.write([{ PRICE: '240,000' }], { generated: '2026-11-03 09:00:00' }))
    expect(
      await bench.count('search_entry', "reduced_from = 25000000 AND reduced_at = '2026-11-03T09:00:00Z'"),
    ).toBe(1)
  })

  it('is not public while it is not published, and is listed when it first is', async () => {
    await bench.bring(await bench.write([{ PUBLISHED_FLAG: '0' }]))
    expect(await bench.count('listing', "status = 'draft'")).toBe(1)
    expect((await bench.eventsOf('1_1')).map(({ type }) => type)).toEqual([])
    await bench.bring(await bench.write([{}], { generated: '2026-11-03 09:00:00' }))
    expect(await bench.eventsOf('1_1')).toMatchObject([
      { type: 'listed', at: new Date('2026-11-03T09:00:00Z') },
    ])
  })

  it('keeps the facts that were supplied, each with its source and date', async () => {
    await bench.bring(await bench.write([{}]))
    await bench.bring(await bench.write([{ PRICE: '240,000' }], { generated: '2026-11-03 09:00:00' }))
    await bench.bring(
      await bench.write([{ PRICE: '240,000', TENURE_TYPE_ID: '5' }], { generated: '2026-11-04 09:00:00' }),
    )
    const { rows } = await bench.client.query(
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

  it('stays as it was where its new row is refused', async () => {
    await bench.bring(await bench.write([{}]))
    const report = await bench.bring(
      await bench.write([{ PRICE: 'a lot' }], { generated: '2026-11-03 09:00:00' }),
    )
    expect(report.refused[0]?.text).toBe(
      "PRICE 'a lot' is not an amount of money – listing 1 stays as it was",
    )
    expect(await bench.count('search_entry', 'price_pence = 25000000')).toBe(1)
  })

  it('becomes another listing of the same home when it is let instead of sold', async () => {
    await bench.bring(await bench.write([{}]))
    const report = await bench.bring(
      await bench.write([{ TRANS_TYPE_ID: '2', PRICE: '1200' }], { generated: '2026-11-03 09:00:00' }),
    )
    expect(report.created).toBe(1)
    expect(
      (await bench.client.query('SELECT kind, status, property_id, import_ref FROM listing ORDER BY id'))
        .rows,
    ).toEqual([
      { kind: 'sale', status: 'withdrawn', property_id: 1, import_ref: null },
      { kind: 'let', status: 'available', property_id: 1, import_ref: '1_1' },
    ])
  })

  it('is another listing of the same home when it comes back after its completion', async () => {
    await bench.bring(await bench.write([{}]))
    await bench.client.query("UPDATE listing SET status = 'completed'")
    expect((await bench.bring(await bench.write([{}], { generated: '2026-11-03 09:00:00' }))).unchanged).toBe(
      1,
    )
    await bench.bring(await bench.write([{ PRICE: '275000' }], { generated: '2026-11-04 09:00:00' }))
    expect(
      (await bench.client.query('SELECT status, property_id, import_ref FROM listing ORDER BY id')).rows,
    ).toEqual([
      { status: 'completed', property_id: 1, import_ref: null },
      { status: 'available', property_id: 1, import_ref: '1_1' },
    ])
  })
})

describe('a full refresh of a branch', () => {
  const two: RowChanges[] = [{}, { AGENT_REF: '1_2', ADDRESS_1: '16' }]

  it('withdraws what is absent, deletes nothing, and brings back what is named again', async () => {
    await bench.bring(await bench.write(two))
    const second = await bench.bring(await bench.write([{}], { generated: '2026-11-03 09:00:00' }))
    expect(second).toMatchObject({ withdrawn: 1, unchanged: 1 })
    expect(await bench.count('listing', "import_ref = '1_2' AND status = 'withdrawn'")).toBe(1)
    expect(await bench.count('search_entry')).toBe(1)
    const third = await bench.bring(await bench.write(two, { generated: '2026-11-04 09:00:00' }))
    expect(third).toMatchObject({ updated: 1, unchanged: 1, withdrawn: 0 })
    expect((await bench.eventsOf('1_2')).map(({ type }) => type)).toEqual([
      'listed',
      'confirmed',
      'withdrawn',
      'live_again',
    ])
  })

  it('confirms what it still names, once a week (field O7)', async () => {
    await bench.bring(await bench.write(two))
    for (const day of ['05', '08', '09'])
      await bench.bring(await bench.write(two, { generated: `2026-11-${day} 09:00:00` }))
    expect(
      (await bench.eventsOf('1_1')).filter(({ type }) => type === 'confirmed').map(({ at }) => at),
    ).toEqual([new Date('2026-11-01T09:00:00Z'), new Date('2026-11-08T09:00:00Z')])
  })

  it('leaves other branches alone', async () => {
    await bench.bring(await bench.write(two))
    const report = await bench.bring(
      await bench.write([{ BRANCH_ID: '2', AGENT_REF: '2_1', ADDRESS_1: '18' }]),
    )
    expect(report).toMatchObject({ withdrawn: 0, created: 1 })
  })

  it.each([
    ['has no #END# and no count that fits', { end: '', propertyCount: 9 }],
    ['has fewer rows than it announces', { propertyCount: 2 }],
  ])('withdraws nothing when the file %s', async (_, options) => {
    await bench.bring(await bench.write(two))
    const report = await bench.bring(
      await bench.write([{}], { generated: '2026-11-03 09:00:00', ...options }),
    )
    expect(report.withdrawn).toBe(0)
    expect(report.notices).toContain(
      'Because of this, no listing is withdrawn for being absent from the file.',
    )
  })

  it('does not take a row that could not be cut for absent', async () => {
    await bench.bring(await bench.write(two))
    const file = await bench.write(two, { generated: '2026-11-03 09:00:00' })
    await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('1_2^1^1^', '1_2^1^'))
    const report = await bench.bring(file)
    expect(report.refused).toHaveLength(1)
    expect(report.withdrawn).toBe(0)
  })

  it('refuses a file older than one that was imported', async () => {
    await bench.bring(await bench.write(two, { generated: '2026-11-03 09:00:00' }))
    await expect(bench.bring(await bench.write([{}], { generated: '2026-11-02 09:00:00' }))).rejects.toThrow(
      'an older file would undo a newer one',
    )
    expect(await bench.count('search_entry')).toBe(2)
  })

  it('knows a home again that comes under another reference', async () => {
    await bench.bring(await bench.write([{}]))
    const report = await bench.bring(
      await bench.write([{ AGENT_REF: '1_77' }], { generated: '2026-11-03 09:00:00' }),
    )
    expect(report).toMatchObject({ created: 1, withdrawn: 1 })
    expect(await bench.count('property')).toBe(1)
  })

  it('may have one home for sale and to let', async () => {
    await bench.bring(await bench.write([{}, { AGENT_REF: '1_9', TRANS_TYPE_ID: '2', PRICE: '1200' }]))
    expect(await bench.count('property')).toBe(1)
    expect(await bench.count('search_entry')).toBe(2)
  })

  it('refuses to make a home public twice', async () => {
    await bench.bring(await bench.write([{ PUBLISHED_FLAG: '0' }, { AGENT_REF: '1_2' }]))
    const report = await bench.bring(
      await bench.write([{}, { AGENT_REF: '1_2' }], { generated: '2026-11-03 09:00:00' }),
    )
    expect(report.refused.map(({ text }) => text)).toEqual([
      'the same home is already listed as listing 2 – listing 1 stays as it was',
    ])
  })
})

describe('owners', () => {
  it('are one account a branch, or the one that is named', async () => {
    await bench.fixture('blank-towns.blm')
    expect((await bench.client.query('SELECT email, password_hash FROM "user"')).rows).toEqual([
      { email: 'branch-54321@import.invalid', password_hash: null },
    ])
    await bench.client.query(
      `INSERT INTO "user" (email, first_name, last_name) VALUES ('Seller@example.com', 'Ann', 'Owner')`,
    )
    await bench.bring(await bench.write([{}]), { owner: 'seller@example.com' })
    expect(await bench.count('property', `owner_id = (SELECT id FROM "user" WHERE first_name = 'Ann')`)).toBe(
      1,
    )
    await expect(bench.bring(await bench.write([{}]), { owner: 'nobody@example.com' })).rejects.toThrow(
      'there is no account of nobody@example.com',
    )
  })
})
