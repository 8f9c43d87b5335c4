import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EVENT_CHANNEL, parseDomainEvent, type DomainEvent } from '../../lib/events/domain-events'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'

let database: TestDatabase
let writer: pg.Client
let listener: pg.Client

/** Commits statements in one transaction. @returns the events that the database then publishes */
async function readEvents(...statements: string[]): Promise<(DomainEvent | undefined)[]> {
  const payloads: string[] = []
  const ended = new Promise<void>((resolve) => {
    listener.removeAllListeners('notification')
    listener.on('notification', ({ channel, payload = '' }) => {
      if (channel === EVENT_CHANNEL) payloads.push(payload)
      else resolve()
    })
  })
  await writer.query('begin')
  for (const statement of statements) await writer.query(statement)
  await writer.query('commit')
  // PostgreSQL delivers notifications in the order of the commits, so no event follows this one.
  await writer.query('notify the_end')
  await ended
  return payloads.map(parseDomainEvent)
}

beforeAll(async () => {
  database = await createEmptyDatabase()
  writer = new pg.Client(database.url)
  listener = new pg.Client(database.url)
  await Promise.all([writer.connect(), listener.connect()])
  await listener.query(`listen ${EVENT_CHANNEL}; listen the_end`)
  await writer.query(`
    insert into "user" (email, first_name, last_name) values ('owner@home.example', 'Olive', 'Owner');
    insert into local_agent (name, logo) values ('Ann', '/ann.png');
    insert into property (owner_id, street, street_slug, town, town_slug, county, county_slug, nation, postcode,
        district, type, bedrooms, bathrooms)
      select 1, 'High Street', 'high-street', 'Witham', 'witham', 'Essex', 'essex', 'england', 'CM8 2AB', 'CM8',
        'terraced', 3, 1 from generate_series(1, 1000)`)
})
afterAll(async () => {
  await Promise.all([writer.end(), listener.end()])
  await database.drop()
})

const createListingInsert = (propertyId: number, status: string) =>
  `insert into listing (property_id, kind, status, price_pence, slug, display_address, summary, description, local_agent_id)
    values (${propertyId}, 'sale', '${status}', 25000000, 'a-home', 'High Street', 'A home.', 'A home.', 1)`

describe('the events of listings', () => {
  it('are published for a new listing, and for each change of its page or card', async () => {
    const changedEvent = [{ type: 'listing-changed', ids: [1] }]
    expect(await readEvents(createListingInsert(1, 'available'))).toEqual(changedEvent)
    for (const statement of [
      'update listing set price_pence = 24000000 where id = 1',
      "update listing set status = 'under_offer' where id = 1",
      "insert into listing_event (listing_id, type, at) values (1, 'under_offer', now())",
      'update property set bedrooms = 4 where id = 1',
      "insert into listing_media (listing_id, kind, position, file, alt) values (1, 'image', 0, 'a.jpg', '')",
      "update listing_media set alt = 'The front' where listing_id = 1",
      'delete from listing_media where listing_id = 1',
      "insert into material_fact (property_id, key, value, source, supplied_at) values (1, 'tenure', 'freehold', 'owner', now())",
      "update local_agent set name = 'Anne' where id = 1",
    ])
      expect(await readEvents(statement), statement).toEqual(changedEvent)
  })

  it('are published when a listing is withdrawn or deleted', async () => {
    const removedEvent = [{ type: 'listing-removed', ids: [1] }]
    expect(await readEvents("update listing set status = 'withdrawn' where id = 1")).toEqual(removedEvent)
    await readEvents("update listing set status = 'available' where id = 1")
    // The rows of listing_event cannot be deleted, and neither can a listing that has one.
    expect(await readEvents(createListingInsert(2, 'available'))).toEqual([
      { type: 'listing-changed', ids: [2] },
    ])
    expect(await readEvents('delete from listing where id = 2')).toEqual([
      { type: 'listing-removed', ids: [2] },
    ])
  })

  it('are not published for a draft', async () => {
    expect(
      await readEvents(
        createListingInsert(3, 'draft'),
        "update listing set summary = 'Another.' where id = 3",
        'update property set bedrooms = 2 where id = 3',
        "insert into listing_media (listing_id, kind, position, file, alt) values (3, 'image', 0, 'a.jpg', '')",
      ),
    ).toEqual([])
  })

  it('are merged into one for several changes of a transaction, and are not published after a rollback', async () => {
    const createPriceUpdate = (pence: number) => `update listing set price_pence = ${pence} where id = 1`
    expect(await readEvents(createPriceUpdate(1), createPriceUpdate(2), createPriceUpdate(3))).toEqual([
      { type: 'listing-changed', ids: [1] },
    ])
    expect(await readEvents('savepoint before', createPriceUpdate(4), 'rollback to before')).toEqual([])
  })

  it('are split for a thousand listings, because PostgreSQL limits the size of a message', async () => {
    await readEvents(`insert into listing (property_id, kind, status, price_pence, slug, display_address, summary, description)
      select id, 'let', 'available', 90000, 'a-home', 'High Street', 'A home.', 'A home.' from property`)
    const events = await readEvents("update listing set summary = 'New.' where kind = 'let'")
    const idsByEvent = events.map((event) => (event && 'ids' in event ? event.ids : []))
    // The trigger puts at most 400 ids into a message.
    expect(idsByEvent.map(({ length }) => length).sort()).toEqual([200, 400, 400])
    expect(new Set(idsByEvent.flat()).size).toBe(1_000)
  })
})

describe('the events of content', () => {
  it('are published for each value of site meta, with both keys when it is renamed', async () => {
    const createEvent = (key: string) => ({ type: 'site-meta-changed', key })
    expect(await readEvents("insert into site_meta (attr, val) values ('a', '1'), ('b', '1')")).toEqual([
      createEvent('a'),
      createEvent('b'),
    ])
    expect(await readEvents("update site_meta set attr = 'c' where attr = 'b'")).toEqual([
      createEvent('b'),
      createEvent('c'),
    ])
    expect(await readEvents("delete from site_meta where attr = 'c'")).toEqual([createEvent('c')])
  })

  it('are published for each news item and guide, with its section', async () => {
    const createArticleInsert = (section: string) =>
      `insert into content_item (section, slug, name, page_title, meta_content, short_description, body, published_on)
        values ('${section}', 'a-slug', 'n', 't', 'm', 's', 'b', '2026-11-01')`
    const createEvent = (section: string) => ({ type: 'article-changed', section, slug: 'a-slug' })
    expect(await readEvents(createArticleInsert('news'), createArticleInsert('guide'))).toEqual([
      createEvent('news'),
      createEvent('guides'),
    ])
    expect(await readEvents("delete from content_item where section = 'guide'")).toEqual([
      createEvent('guides'),
    ])
  })

  it('are published for vacancies', async () => {
    expect(
      await readEvents(`insert into vacancy (title, location, salary, contract, hours, description, added_on)
        values ('t', 'l', 's', 'c', 'h', 'd', '2026-11-01')`),
    ).toEqual([{ type: 'vacancy-changed' }])
  })

  it('are not published for a queued mail', async () => {
    expect(
      await readEvents(
        `insert into mail ("to", subject, text, html) values ('a@home.example', 's', 't', 'h')`,
      ),
    ).toEqual([])
  })
})
