import { describe, expect, it } from 'vitest'
import { invalidateOnEvents } from '../../lib/cache/dependencies'
import { watchInvalidations } from '../../lib/cache/invalidation'
import { collectRenderNotes } from '../../lib/cache/render-notes'
import { getOrLoad } from '../../lib/cache/tagged-cache'
import { failure, success, type Reply } from '../../lib/contract/call'
import { dispatch, type Signal } from '../../lib/events/subscribers'
import { createGateway, type Gateway } from '../../lib/gateway/gateway'

const createCard = (id: number) => ({
  id,
  property_url: 'a-home',
  image_xs: null,
  user_id: 1,
  portal_address: '',
  description_summary: '',
  bedrooms: 1,
  bathrooms: 1,
  price_options: '',
  new_price: 1,
  listing_status: 'available',
  listing_status_display: '',
})

/** The agency's answer to each call that these tests make. */
const answers: Record<string, Reply<unknown>> = {
  siteMeta: success({ val: 'x' }),
  latestProperty: success([createCard(5)]),
  latestLetting: success([]),
  newsList: success([]),
  guidesList: success([]),
  recruitmentList: failure('none'),
  propertySearch: success({
    properties: [createCard(5), createCard(6)],
    pagination: { currentPage: 1, hasMore: false, totalItems: 2 },
  }),
  propertyDetail: failure('Property not found'),
}
const agency = createGateway(async (name) => answers[name] ?? failure('unknown'), { timeoutMs: 1_000 })

const collectTags = async (read: (gateway: Gateway) => Promise<unknown>) =>
  [...(await collectRenderNotes(() => read(agency))).notes.tags].sort()

describe('a render notes the tags of what it reads', () => {
  it.each<[string, (gateway: Gateway) => Promise<unknown>, string[]]>([
    ['site meta, by key', (gateway) => gateway.siteMeta({ attr: 'header_top' }), ['site-meta:header_top']],
    ['news', (gateway) => gateway.newsList({}), ['news']],
    ['guides', (gateway) => gateway.guidesList({}), ['guides']],
    [
      'vacancies, also when the call is refused',
      (gateway) => gateway.recruitmentList({ deleted: 0, status: 'live' }),
      ['vacancies'],
    ],
    [
      'results, with their cards',
      (gateway) => gateway.propertySearch({}),
      ['listing-card:5', 'listing-card:6', 'listings'],
    ],
    [
      'the newest homes, with their cards',
      (gateway) => gateway.latestProperty({}),
      ['listing-card:5', 'listings'],
    ],
    [
      'an empty list of newest homes, which a new listing changes',
      (gateway) => gateway.latestLetting({}),
      ['listings'],
    ],
    ['a listing that does not exist', (gateway) => gateway.propertyDetail({ id: 9 }), ['listing:9']],
    [
      'a login, which has no tags',
      (gateway) => gateway.login({ email: 'a@home.example', password: 'x', recaptcha_token: 't' }),
      [],
    ],
  ])('%s', async (_description, read, tags) => {
    expect(await collectTags(read)).toEqual(tags)
  })

  it('also when the answer comes from the cache', async () => {
    const read = (gateway: Gateway) => getOrLoad('guides', { ttlMs: 60_000 }, () => gateway.guidesList({}))
    expect(await collectTags(read)).toEqual(['guides'])
    expect(await collectTags(read)).toEqual(['guides'])
  })
})

describe('an event invalidates the answers that it changes, and no others', () => {
  it.each<[Signal, Record<string, string | undefined>]>([
    [
      { type: 'listing-changed', ids: [5] },
      {
        'listing:5': 'purge',
        'listing-card:5': 'stale-while-revalidate',
        listings: 'stale-while-revalidate',
        'listing:6': undefined,
        'listing-card:6': undefined,
        'site-meta:home': undefined,
      },
    ],
    [
      { type: 'listing-removed', ids: [5] },
      {
        'listing:5': 'purge',
        'listing-card:5': 'purge',
        listings: 'stale-while-revalidate',
        'listing-card:6': undefined,
      },
    ],
    [
      { type: 'site-meta-changed', key: 'home' },
      { 'site-meta:home': 'must-revalidate', 'site-meta:fees': undefined, listings: undefined },
    ],
    [
      { type: 'article-changed', section: 'news', slug: 'a' },
      { news: 'must-revalidate', guides: undefined },
    ],
    [{ type: 'vacancy-changed' }, { vacancies: 'must-revalidate', news: undefined }],
    [{ type: 'reconnected' }, { listings: 'must-revalidate', 'site-meta:home': 'must-revalidate' }],
  ])('%o', (signal, effects) => {
    const stopInvalidating = invalidateOnEvents()
    const watch = watchInvalidations()
    dispatch(signal)
    watch.end()
    stopInvalidating()
    for (const [tag, effect] of Object.entries(effects))
      expect(watch.getEffectOn(new Set([tag])), tag).toBe(effect)
  })
})
