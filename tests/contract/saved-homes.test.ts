import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_SAVED_HOMES } from '../../lib/domain/saved-home'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings, giveListingsTo } from '../support/listings'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, savedHomeCalls, MISSING_ID, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

const DAY_MS = 86_400_000

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
  /** Reads how often a listing has been saved, over all days. */
  const readSaves = async (id: number) => {
    const { rows } = await suite.pool.query<{ saves: number }>(
      'SELECT saves FROM listing_day WHERE listing_id = $1',
      [id],
    )
    return rows.reduce((sum, { saves }) => sum + saves, 0)
  }
  const createUser = async () => {
    const user = await insertUser(suite.pool)
    const userInput = { user_id: user.id }
    return {
      user,
      userInput,
      listSaved: async () => dataOf(await gateway().getSavedHomes(userInput, user)),
      save: (kind: 'sale' | 'let', id: number) => gateway().addSavedHome({ ...userInput, kind, id }, user),
    }
  }

  it('returns the stage of a saved home: saved, asked, viewing proposed, viewing accepted, offered (field O5)', async () => {
    const owner = await insertUser(suite.pool)
    const { sale } = await addHomes()
    await giveListingsTo([sale], owner.id)
    const { user, userInput, listSaved, save } = await createUser()
    const other = await createUser()
    await save('sale', sale)
    await other.save('sale', sale)
    const readStage = async () => (await listSaved()).map(({ stage, stage_at }) => [stage, stage_at])
    expect(await readStage()).toEqual([['saved', null]])
    const question = dataOf(
      await gateway().askAboutProperty(
        { ...userInput, property_id: sale, message: 'Is it still for sale?' },
        user,
      ),
    )
    expect(await listSaved()).toMatchObject([{ stage: 'asked', thread_id: question.thread_id }])
    const startsAt = new Date(Date.now() + DAY_MS)
    await suite.pool.query(
      `INSERT INTO viewing (thread_id, listing_id, host_id, viewer_id, starts_at, status, proposed_by_id)
       VALUES ($1, $2, $3, $4, $5, 'proposed', $4)`,
      [question.thread_id, sale, owner.id, user.id, startsAt],
    )
    expect(await readStage()).toEqual([['proposed', startsAt.toISOString()]])
    await suite.pool.query(`UPDATE viewing SET status = 'accepted' WHERE viewer_id = $1`, [user.id])
    expect(await readStage()).toEqual([['viewing', startsAt.toISOString()]])
    await gateway().makeOffer(
      { ...userInput, property_id: sale, offer_amount: 245_000, buying_position: 'cash' },
      user,
    )
    expect(await readStage()).toEqual([['offered', null]])
    // The stage of another user who has saved the home is not affected.
    expect(await other.listSaved()).toMatchObject([{ stage: 'saved', thread_id: null }])
  })

  it('saves a home once, with a note, and removes it (D-154)', async () => {
    const { sale, letting } = await addHomes()
    const { user, userInput, listSaved, save } = await createUser()
    expect(await listSaved()).toEqual([])
    await Promise.all([save('sale', sale), save('sale', sale)])
    await save('let', letting)
    expect(
      await gateway().noteSavedHome(
        { ...userInput, kind: 'let', id: letting, note: ' Near\0 work \r\n' },
        user,
      ),
    ).toMatchObject({ ok: true })
    // The NUL character and the blanks at both ends of the note are removed.
    expect(await listSaved()).toMatchObject([
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
    expect(await gateway().removeSavedHome({ ...userInput, kind: 'let', id: letting }, user)).toMatchObject({
      ok: true,
    })
    expect((await listSaved()).map(({ id }) => id)).toEqual([sale])
    expect(await readSaves(sale), 'the second save is not counted').toBe(1)
  })

  it('refuses a home that was never public, a note about an unsaved home, and a note that is too long', async () => {
    const { sale, draft } = await addHomes()
    const { user, userInput, save } = await createUser()
    const notFound = { ok: false, message: 'Home not found' }
    expect(await save('sale', draft)).toMatchObject(notFound)
    expect(await save('let', sale)).toMatchObject(notFound)
    expect(await save('sale', MISSING_ID)).toMatchObject(notFound)
    const home = { ...userInput, kind: 'sale' as const, id: sale }
    expect(await gateway().noteSavedHome({ ...home, note: 'x' }, user)).toMatchObject(notFound)
    expect(await gateway().noteSavedHome({ ...home, note: 'x'.repeat(1_001) }, user)).toMatchObject({
      ok: false,
      message: 'Please write no more than 1,000 characters.',
    })
  })

  it('lists saved homes in their current state: reduced, under offer, withdrawn, or of a closed account', async () => {
    const { sale, letting } = await addHomes()
    const { listSaved, save } = await createUser()
    await save('sale', sale)
    await save('let', letting)
    await suite.pool.query('UPDATE listing SET price_pence = 24000000, status = $2 WHERE id = $1', [
      sale,
      'under_offer',
    ])
    await suite.pool.query(`UPDATE listing SET status = 'withdrawn' WHERE id = $1`, [letting])
    expect(await listSaved()).toMatchObject([
      { id: letting, state: 'withdrawn', portal_address: 'Low Street, Witham, CM8', image_xs: null },
      { id: sale, state: 'live', price: 240_000, saved_price: 250_000, status_display: 'Under Offer' },
    ])
    const formerOwner = await insertUser(suite.pool)
    await giveListingsTo([letting], formerOwner.id)
    await suite.pool.query('UPDATE "user" SET closed_at = now() WHERE id = $1', [formerOwner.id])
    expect((await listSaved())[0]).toMatchObject({
      portal_address: 'A home that is no longer advertised',
      property_url: '',
      price: 0,
      share: null,
    })
  })

  it('merges the saved homes of a browser, each once, without counting them as saves', async () => {
    const { sale, letting, draft } = await addHomes()
    const { user, userInput, listSaved, save } = await createUser()
    await save('sale', sale)
    const homes = [
      { kind: 'sale' as const, id: sale, note: 'From the browser', saved_at: '2026-11-20T10:00:00.000Z' },
      { kind: 'let' as const, id: letting, saved_at: '2099-01-01T00:00:00.000Z' },
      { kind: 'let' as const, id: letting },
      { kind: 'sale' as const, id: draft },
      { kind: 'sale' as const, id: MISSING_ID },
    ]
    const merged = dataOf(await gateway().mergeSavedHomes({ ...userInput, homes }, user))
    expect(merged).toEqual([
      { kind: 'sale', id: sale },
      { kind: 'let', id: letting },
    ])
    expect(dataOf(await gateway().mergeSavedHomes({ ...userInput, homes }, user))).toEqual(merged)
    const saved = await listSaved()
    expect(saved.map(({ id, note }) => ({ id, note }))).toContainEqual({ id: sale, note: 'From the browser' })
    // A time in the future, from a browser whose clock is wrong, is not kept.
    for (const { saved_at: at } of saved) expect(new Date(at).getTime()).toBeLessThanOrEqual(Date.now())
    expect([await readSaves(sale), await readSaves(letting)]).toEqual([1, 0])
  })

  it('hides a home once, shows it again, and merges the hidden homes of a browser', async () => {
    const { sale, letting, draft } = await addHomes()
    const { user, userInput } = await createUser()
    const readHidden = async () =>
      dataOf(await gateway().getHiddenHomes(userInput, user)).map(({ kind, id }) => ({ kind, id }))
    const hide = (kind: 'sale' | 'let', id: number) =>
      gateway().addHiddenHome({ ...userInput, kind, id }, user)
    const [saleRef, lettingRef] = [
      { kind: 'sale' as const, id: sale },
      { kind: 'let' as const, id: letting },
    ]
    const replies = await Promise.all([hide('sale', sale), hide('sale', sale)])
    expect(replies).toMatchObject([{ ok: true }, { ok: true }])
    for (const [kind, id] of [
      ['sale', draft],
      ['let', sale],
      ['sale', MISSING_ID],
    ] as const)
      expect(await hide(kind, id)).toMatchObject({ ok: false, message: 'Home not found' })
    expect(await readHidden()).toEqual([saleRef])
    const homes = [
      saleRef,
      { ...lettingRef, hidden_at: '2099-01-01T00:00:00.000Z' },
      { ...lettingRef, hidden_at: '2026-01-01T00:00:00.000Z' },
      { kind: 'sale' as const, id: draft },
    ]
    expect(dataOf(await gateway().mergeHiddenHomes({ ...userInput, homes }, user))).toEqual(
      expect.arrayContaining([saleRef, lettingRef]),
    )
    expect(await readHidden()).toHaveLength(2)
    expect(await gateway().removeHiddenHome({ ...userInput, ...saleRef }, user)).toMatchObject({ ok: true })
    expect(await readHidden()).toEqual([lettingRef])
    const other = await createUser()
    expect(dataOf(await gateway().getHiddenHomes(other.userInput, other.user))).toEqual([])
    expect(dataOf(await gateway().getSavedHomes(userInput, user)), 'hiding is not saving').toEqual([])
  })

  /**
   * Fills a user's list up to the limit less one. A list can hold each listing only once, so the query inserts
   * withdrawn copies of a listing, which differ by their ids, and adds the copies to the list.
   */
  const fillList = (table: 'saved_home' | 'hidden_home', userId: number, listingId: number) =>
    suite.pool.query(
      `WITH copy AS (
         INSERT INTO listing SELECT (jsonb_populate_record(l, jsonb_build_object(
           'id', nextval(pg_get_serial_sequence('listing', 'id')), 'status', 'withdrawn'))).*
           FROM listing l, generate_series(1, $3::int) WHERE l.id = $2 RETURNING id)
       INSERT INTO ${table} (user_id, listing_id) SELECT $1, id FROM copy`,
      [userId, listingId, MAX_SAVED_HOMES - 1],
    )

  it('refuses to save more homes than the limit, also from two tabs at once', async () => {
    const { sale, letting } = await addHomes()
    const { user, save } = await createUser()
    await fillList('saved_home', user.id, sale)
    const replies = await Promise.all([save('sale', sale), save('let', letting)])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.find(({ ok }) => !ok)?.message).toContain(`You have saved ${MAX_SAVED_HOMES} homes`)
  })

  it('refuses to hide more homes than the limit', async () => {
    const { sale, letting } = await addHomes()
    const { user, userInput } = await createUser()
    await fillList('hidden_home', user.id, sale)
    expect(await gateway().addHiddenHome({ ...userInput, kind: 'sale', id: sale }, user)).toMatchObject({
      ok: true,
    })
    expect(await gateway().addHiddenHome({ ...userInput, kind: 'let', id: letting }, user)).toMatchObject({
      ok: false,
      message: expect.stringContaining(`You have hidden ${MAX_SAVED_HOMES} homes`),
    })
    // At the limit, a home that is hidden already may be hidden again.
    expect(await gateway().addHiddenHome({ ...userInput, kind: 'sale', id: sale }, user)).toMatchObject({
      ok: true,
    })
  })

  it('finds homes in the order of the request, and never a draft', async () => {
    const { sale, letting, draft } = await addHomes()
    const homes = dataOf(
      await gateway().findHomes({
        homes: [
          { kind: 'let', id: letting },
          { kind: 'sale', id: letting },
          { kind: 'sale', id: draft },
          { kind: 'sale', id: sale },
        ],
      }),
    )
    expect(homes.map(({ kind, id }) => `${kind}:${id}`)).toEqual([`let:${letting}`, `sale:${sale}`])
    expect(await gateway().findHomes({ homes: [] })).toMatchObject({ ok: true, data: [] })
  })

  it('counts a visitor’s save in the owner’s statistics, but not of a home that is not public', async () => {
    const { sale, draft } = await addHomes()
    const owner = await insertUser(suite.pool)
    await giveListingsTo([sale], owner.id)
    for (const id of [sale, draft, MISSING_ID])
      expect(await gateway().countSave({ kind: 'sale', id })).toMatchObject({ ok: true })
    const days = dataOf(
      await gateway().getHomeStatistics({ user_id: owner.id, kind: 'sale', id: sale }, owner),
    )
    expect(days.at(-1)).toMatchObject({ saves: 1, views: 0 })
    expect(await readSaves(draft)).toBe(0)
  })

  it('exports the saved homes of an account, and deletes them with the account', async () => {
    const { sale } = await addHomes()
    const { user, userInput, save } = await createUser()
    await save('sale', sale)
    expect(dataOf(await gateway().exportData(userInput, user))).toMatchObject({
      savedHomes: [{ listingId: sale, displayAddress: 'Mill Lane, Witham, CM8' }],
    })
    // An account without a password is deleted without asking for one.
    await suite.pool.query('UPDATE "user" SET password_hash = NULL WHERE id = $1', [user.id])
    expect(await gateway().deleteAccount(userInput, user)).toMatchObject({ ok: true })
    const { rowCount } = await suite.pool.query('SELECT FROM saved_home WHERE user_id = $1', [user.id])
    expect(rowCount).toBe(0)
  })
})

it('makes every call about saved and hidden homes', () => {
  expect(savedHomeCalls.filter((call) => !suite.madeCalls.has(call))).toEqual([])
})
