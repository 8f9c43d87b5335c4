import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_SAVED_HOMES } from '../../lib/domain/saved-home'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings, giveListingsTo } from '../support/listings'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, savedHomeCalls, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

const NOWHERE = 2_000_000_000

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  const addHomes = async () => {
    const [sale = 0, letting = 0, draft = 0] = await addListings([
      { street: 'Mill Lane' },
      { kind: 'let', street: 'Low Street', price: 1_200 },
      { street: 'Draft Street', status: 'draft' },
    ])
    return { sale, letting, draft }
  }
  const readSaves = async (id: number) => {
    const { rows } = await suite.pool.query<{ saves: number }>(
      'SELECT saves FROM listing_day WHERE listing_id = $1',
      [id],
    )
    return rows.reduce((sum, { saves }) => sum + saves, 0)
  }
  const newUser = async () => {
    const user = await insertUser(suite.pool)
    const own = { user_id: user.id }
    return {
      user,
      own,
      list: async () => dataOf(await gateway().getSavedHomes(own, user)),
      save: (kind: 'sale' | 'let', id: number) => gateway().addSavedHome({ ...own, kind, id }, user),
    }
  }

  it('saves a home once, with a note, and removes it (D-154)', async () => {
    const { sale, letting } = await addHomes()
    const { user, own, list, save } = await newUser()
    expect(await list()).toEqual([])
    await Promise.all([save('sale', sale), save('sale', sale)])
    await save('let', letting)
    expect(
      await gateway().noteSavedHome({ ...own, kind: 'let', id: letting, note: ' Near\0 work \r\n' }, user),
    ).toMatchObject({ ok: true })
    expect(await list()).toMatchObject([
      { kind: 'let', id: letting, state: 'live', note: 'Near work', price: 1_200, saved_price: 1_200 },
      {
        kind: 'sale',
        id: sale,
        portal_address: 'Mill Lane, Witham, CM8',
        note: '',
        price: 250_000,
        status_display: 'For Sale',
      },
    ])
    expect(await gateway().removeSavedHome({ ...own, kind: 'let', id: letting }, user)).toMatchObject({
      ok: true,
    })
    expect((await list()).map(({ id }) => id)).toEqual([sale])
    expect(await readSaves(sale), 'counted once').toBe(1)
  })

  it('refuses homes that nobody could have seen, and notes that are too long', async () => {
    const { sale, draft } = await addHomes()
    const { user, own, save } = await newUser()
    const refused = { ok: false, message: 'Home not found' }
    expect(await save('sale', draft)).toMatchObject(refused)
    expect(await save('let', sale)).toMatchObject(refused)
    expect(await save('sale', NOWHERE)).toMatchObject(refused)
    const home = { ...own, kind: 'sale' as const, id: sale }
    expect(await gateway().noteSavedHome({ ...home, note: 'x' }, user)).toMatchObject(refused)
    expect(await gateway().noteSavedHome({ ...home, note: 'x'.repeat(1_001) }, user)).toMatchObject({
      ok: false,
      message: 'Please write no more than 1,000 characters.',
    })
  })

  it('tells what has become of a saved home: reduced, under offer, gone with what it was', async () => {
    const { sale, letting } = await addHomes()
    const { list, save } = await newUser()
    await save('sale', sale)
    await save('let', letting)
    await suite.pool.query('UPDATE listing SET price_pence = 24000000, status = $2 WHERE id = $1', [
      sale,
      'under_offer',
    ])
    await suite.pool.query(`UPDATE listing SET status = 'withdrawn' WHERE id = $1`, [letting])
    expect(await list()).toMatchObject([
      { id: letting, state: 'withdrawn', portal_address: 'Low Street, Witham, CM8', image_xs: null },
      { id: sale, state: 'live', price: 240_000, saved_price: 250_000, status_display: 'Under Offer' },
    ])
    const former = await insertUser(suite.pool)
    await giveListingsTo([letting], former.id)
    await suite.pool.query('UPDATE "user" SET closed_at = now() WHERE id = $1', [former.id])
    expect((await list())[0]).toMatchObject({
      portal_address: 'A home that is no longer advertised',
      property_url: '',
      price: 0,
      share: null,
    })
  })

  it('takes over what a browser has kept, without a home twice, and counts nothing again', async () => {
    const { sale, letting, draft } = await addHomes()
    const { user, own, list, save } = await newUser()
    await save('sale', sale)
    const homes = [
      { kind: 'sale' as const, id: sale, note: 'From the browser', saved_at: '2026-11-20T10:00:00.000Z' },
      { kind: 'let' as const, id: letting, saved_at: '2099-01-01T00:00:00.000Z' },
      { kind: 'let' as const, id: letting },
      { kind: 'sale' as const, id: draft },
      { kind: 'sale' as const, id: NOWHERE },
    ]
    const merged = dataOf(await gateway().mergeSavedHomes({ ...own, homes }, user))
    expect(merged).toEqual([
      { kind: 'sale', id: sale },
      { kind: 'let', id: letting },
    ])
    expect(dataOf(await gateway().mergeSavedHomes({ ...own, homes }, user))).toEqual(merged)
    const saved = await list()
    expect(saved.map(({ id, note }) => ({ id, note }))).toContainEqual({ id: sale, note: 'From the browser' })
    for (const { saved_at: at } of saved) expect(new Date(at).getTime()).toBeLessThanOrEqual(Date.now())
    expect([await readSaves(sale), await readSaves(letting)]).toEqual([1, 0])
  })

  it('hides a home once, shows it again, and takes over what a browser has hidden', async () => {
    const { sale, letting, draft } = await addHomes()
    const { user, own } = await newUser()
    const readHidden = async () =>
      dataOf(await gateway().getHiddenHomes(own, user)).map(({ kind, id }) => ({ kind, id }))
    const hide = (kind: 'sale' | 'let', id: number) => gateway().addHiddenHome({ ...own, kind, id }, user)
    const [oneSale, oneLetting] = [
      { kind: 'sale' as const, id: sale },
      { kind: 'let' as const, id: letting },
    ]
    const done = { ok: true }
    expect(await Promise.all([hide('sale', sale), hide('sale', sale)])).toMatchObject([done, done])
    for (const [kind, id] of [
      ['sale', draft],
      ['let', sale],
      ['sale', NOWHERE],
    ] as const)
      expect(await hide(kind, id)).toMatchObject({ ok: false, message: 'Home not found' })
    expect(await readHidden()).toEqual([oneSale])
    const homes = [
      oneSale,
      { ...oneLetting, hidden_at: '2099-01-01T00:00:00.000Z' },
      { ...oneLetting, hidden_at: '2026-01-01T00:00:00.000Z' },
      { kind: 'sale' as const, id: draft },
    ]
    expect(dataOf(await gateway().mergeHiddenHomes({ ...own, homes }, user))).toEqual(
      expect.arrayContaining([oneSale, oneLetting]),
    )
    expect(await readHidden()).toHaveLength(2)
    expect(await gateway().removeHiddenHome({ ...own, ...oneSale }, user)).toMatchObject({ ok: true })
    expect(await readHidden()).toEqual([oneLetting])
    const other = await newUser()
    expect(dataOf(await gateway().getHiddenHomes(other.own, other.user))).toEqual([])
    expect(dataOf(await gateway().getSavedHomes(own, user)), 'hiding is not saving').toEqual([])
  })

  it('hides no more homes than the limit, and says so', async () => {
    const { sale, letting } = await addHomes()
    const { user, own } = await newUser()
    // As many former listings of one property, because each user hides a listing once.
    await suite.pool.query(
      `WITH former AS (
         INSERT INTO listing SELECT (jsonb_populate_record(l, jsonb_build_object(
           'id', nextval(pg_get_serial_sequence('listing', 'id')), 'status', 'withdrawn'))).*
           FROM listing l, generate_series(1, $3::int) WHERE l.id = $2 RETURNING id)
       INSERT INTO hidden_home (user_id, listing_id) SELECT $1, id FROM former`,
      [user.id, sale, MAX_SAVED_HOMES - 1],
    )
    expect(await gateway().addHiddenHome({ ...own, kind: 'sale', id: sale }, user)).toMatchObject({
      ok: true,
    })
    expect(await gateway().addHiddenHome({ ...own, kind: 'let', id: letting }, user)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^You have hidden 500 homes/),
    })
    expect(await gateway().addHiddenHome({ ...own, kind: 'sale', id: sale }, user)).toMatchObject({
      ok: true,
    })
  })

  it('finds kept homes in the order given, and never a draft', async () => {
    const { sale, letting, draft } = await addHomes()
    const found = dataOf(
      await gateway().findHomes({
        homes: [
          { kind: 'let', id: letting },
          { kind: 'sale', id: letting },
          { kind: 'sale', id: draft },
          { kind: 'sale', id: sale },
        ],
      }),
    )
    expect(found.map(({ kind, id }) => `${kind}:${id}`)).toEqual([`let:${letting}`, `sale:${sale}`])
    expect(await gateway().findHomes({ homes: [] })).toMatchObject({ ok: true, data: [] })
  })

  it('counts a visitor’s save for the owner, and none of a home that is not public', async () => {
    const { sale, draft } = await addHomes()
    const owner = await insertUser(suite.pool)
    await giveListingsTo([sale], owner.id)
    for (const id of [sale, draft, NOWHERE])
      expect(await gateway().countSave({ kind: 'sale', id })).toMatchObject({ ok: true })
    const days = dataOf(
      await gateway().getHomeStatistics({ user_id: owner.id, kind: 'sale', id: sale }, owner),
    )
    expect(days.at(-1)).toMatchObject({ saves: 1, views: 0 })
    expect(await readSaves(draft)).toBe(0)
  })

  it('goes with the account, and is in its export', async () => {
    const { sale } = await addHomes()
    const { user, own, save } = await newUser()
    await save('sale', sale)
    expect(dataOf(await gateway().exportData(own, user))).toMatchObject({
      savedHomes: [{ listingId: sale, displayAddress: 'Mill Lane, Witham, CM8' }],
    })
    await suite.pool.query('UPDATE "user" SET password_hash = NULL WHERE id = $1', [user.id])
    expect(await gateway().deleteAccount(own, user)).toMatchObject({ ok: true })
    const { rowCount } = await suite.pool.query('SELECT FROM saved_home WHERE user_id = $1', [user.id])
    expect(rowCount).toBe(0)
  })
})

it('makes every call about homes that people keep', () => {
  expect(savedHomeCalls.filter((call) => !suite.called.has(call))).toEqual([])
})
