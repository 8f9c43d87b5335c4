import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EVENT_CHANNEL, parseDomainEvent, type DomainEvent } from '../../lib/events/domain-events'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'

let database: TestDatabase
let writer: pg.Client
let listener: pg.Client

/** What committed statements published, read as the application reads it. */
async function eventsOf(...statements: string[]): Promise<(DomainEvent | undefined)[]> {
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

const addListing = (propertyId: number, status: string) =>
  `insert into listing (property_id, kind, status, price_pence, slug, display_address, summary, description, local_agent_id)
    values (${propertyId}, 'sale', '${status}', 25000000, 'a-home', 'High Street', 'A home.', 'A home.', 1)`

describe('what is published about listings', () => {
  it('a new one, and each change of what its page and card show', async () => {
    const changed = [{ type: 'listing-changed', ids: [1] }]
    expect(await eventsOf(addListing(1, 'available'))).toEqual(changed)
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
      expect(await eventsOf(statement), statement).toEqual(changed)
  })

  it('its withdrawal, and its deletion', async () => {
    const removed = [{ type: 'listing-removed', ids: [1] }]
    expect(await eventsOf("update listing set status = 'withdrawn' where id = 1")).toEqual(removed)
    await eventsOf("update listing set status = 'available' where id = 1")
    // Events are append-only, so only a listing without any can be deleted.
    expect(await eventsOf(addListing(2, 'available'))).toEqual([{ type: 'listing-changed', ids: [2] }])
    expect(await eventsOf('delete from listing where id = 2')).toEqual([
      { type: 'listing-removed', ids: [2] },
    ])
  })

  it('nothing about a draft, which nobody is shown', async () => {
    expect(
      await eventsOf(
        addListing(3, 'draft'),
        "update listing set summary = 'Another.' where id = 3",
        'update property set bedrooms = 2 where id = 3',
        "insert into listing_media (listing_id, kind, position, file, alt) values (3, 'image', 0, 'a.jpg', '')",
      ),
    ).toEqual([])
  })

  it('one event for several changes of a transaction, and none when it is rolled back', async () => {
    const price = (pence: number) => `update listing set price_pence = ${pence} where id = 1`
    expect(await eventsOf(price(1), price(2), price(3))).toEqual([{ type: 'listing-changed', ids: [1] }])
    expect(await eventsOf('savepoint before', price(4), 'rollback to before')).toEqual([])
  })

  it('a thousand in messages that PostgreSQL carries', async () => {
    await eventsOf(`insert into listing (property_id, kind, status, price_pence, slug, display_address, summary, description)
      select id, 'let', 'available', 90000, 'a-home', 'High Street', 'A home.', 'A home.' from property`)
    const events = await eventsOf("update listing set summary = 'New.' where kind = 'let'")
    expect(events.map((event) => (event && 'ids' in event ? event.ids.length : 0)).sort()).toEqual([
      200, 400, 400,
    ])
    const ids = events.flatMap((event) => (event && 'ids' in event ? event.ids : []))
    expect(new Set(ids).size).toBe(1_000)
  })
})

describe('what is published about content', () => {
  it('each value of site meta, under both names when it is renamed', async () => {
    const event = (key: string) => ({ type: 'site-meta-changed', key })
    expect(await eventsOf("insert into site_meta (attr, val) values ('a', '1'), ('b', '1')")).toEqual([
      event('a'),
      event('b'),
    ])
    expect(await eventsOf("update site_meta set attr = 'c' where attr = 'b'")).toEqual([
      event('b'),
      event('c'),
    ])
    expect(await eventsOf("delete from site_meta where attr = 'c'")).toEqual([event('c')])
  })

  it('each news item and guide, in its section', async () => {
    const add = (section: string) =>
      `insert into content_item (section, slug, name, page_title, meta_content, short_description, body, published_on)
        values ('${section}', 'a-slug', 'n', 't', 'm', 's', 'b', '2026-11-01')`
    const event = (section: string) => ({ type: 'article-changed', section, slug: 'a-slug' })
    expect(await eventsOf(add('news'), add('guide'))).toEqual([event('news'), event('guides')])
    expect(await eventsOf("delete from content_item where section = 'guide'")).toEqual([event('guides')])
  })

  it('vacancies', async () => {
    expect(
      await eventsOf(`insert into vacancy (title, location, salary, contract, hours, description, added_on)
        values ('t', 'l', 's', 'c', 'h', 'd', '2026-11-01')`),
    ).toEqual([{ type: 'vacancy-changed' }])
  })

  it('nothing when a mail is queued', async () => {
    expect(
      await eventsOf(`insert into mail ("to", subject, text, html) values ('a@home.example', 's', 't', 'h')`),
    ).toEqual([])
  })
})
