import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract, type CallName } from '../../lib/contract'
import { getEngineFollower, startSearchEngine } from '../../lib/agency/search/engine/running-engine'
import { isOutage } from '../../lib/errors'
import type { Gateway } from '../../lib/gateway/gateway'
import { createFilledDatabase } from '../support/databases'
import {
  accessCalls,
  certificateCalls,
  fileCalls,
  GATEWAYS,
  MISSING_ID,
  offerCalls,
  openContractSuite,
  ownAccountCalls,
  paymentCalls,
  saleCalls,
  savedHomeCalls,
  homeSharingCalls,
  savedSearchCalls,
  sellingCalls,
  tenancyCalls,
  threadCalls,
  viewingCalls,
  type ContractSuite,
} from './support'

let suite: ContractSuite
let stopSearchEngine: () => void
beforeAll(async () => {
  suite = await openContractSuite(await createFilledDatabase())
  // PostgreSQL leaves out counts that take too long, so without the search engine the replies could differ.
  stopSearchEngine = startSearchEngine()
  await vi.waitUntil(() => getEngineFollower()?.engine, { timeout: 30_000 })
})
afterAll(async () => {
  stopSearchEngine?.()
  await suite?.close()
})

const essexSearch = {
  location: 'essex',
  price: '',
  types: 'all-types',
  bedrooms: '',
  radius: 'this-only',
  orderby: 'most-recent',
}

describe('both gateways return the same reply', () => {
  const calls: [CallName, object][] = [
    ['propertySearch', { ...essexSearch, page: 1, limit: 8 }],
    [
      'propertySearch',
      {
        ...essexSearch,
        price: '200000-400000',
        bedrooms: '2-nomax',
        types: 'terraced',
        radius: 'five-miles',
        orderby: 'price-asc',
        location: 'Witham',
        page: 2,
        limit: 8,
      },
    ],
    ['lettingSearch', { ...essexSearch, location: 'Newport', page: 1, limit: 8 }],
    ['propertySearch', essexSearch],
    ['lettingSearch', { ...essexSearch, with: 'pets', page: 1, limit: 8 }],
    ['propertySearch', { ...essexSearch, with: 'pets', page: 1, limit: 8 }],
    ['searchCounts', { kind: 'sale', location: 'essex' }],
    ['searchMap', { kind: 'sale', location: 'essex' }],
    ['searchMap', { kind: 'let', location: 'Witham', radius: 'five-miles', zoom: 12 }],
    ['searchMap', { kind: 'sale', box: { west: 0.4, south: 51.6, east: 0.7, north: 51.9 }, zoom: 10 }],
    ['searchCounts', { kind: 'let', location: 'Witham', radius: 'five-miles' }],
    [
      'countSearches',
      {
        searches: [
          { kind: 'let', location: 'Witham' },
          { kind: 'sale', near: 'Nowhere' },
        ],
      },
    ],
    ['propertyDetail', { id: 1 }],
    ['lettingDetail', { id: MISSING_ID }],
    ['latestProperty', {}],
    ['latestLetting', {}],
    ['siteMeta', { attr: 'essex-nothing' }],
    ['siteMeta', { attr: 'forsale-essex' }],
    ['placeSuggest', { query: 'high st' }],
    ['placeSuggest', { query: '2 bed flat in wit', kind: 'let' }],
    ['searchPhrase', { query: '3 bed house near Leeds under 350k', kind: 'sale' }],
    ['searchPhrase', { query: 'chelmsfrod', kind: 'let' }],
    ['searchPhrase', { query: '2 bed flat in Leeds that takes a dog', kind: 'let' }],
    ['valueEstimate', { kind: 'sale', location: 'Chelmsford', type: 'terraced', bedrooms: 3 }],
    ['valueEstimate', { kind: 'let', location: 'Xyzzyville', type: 'terraced', bedrooms: 3 }],
    ['formerListing', { kind: 'sale', id: 1 }],
    ['confirmationRequest', { key: 'no-such-key' }],
    ['answerConfirmation', { key: 'no-such-key', answer: 'confirm' }],
    ['listingIndex', { kind: 'let', after: 0, limit: 5 }],
    ...(['news', 'guides'] as const).flatMap((section): [CallName, object][] => [
      [`${section}List`, {}],
      [`${section}Featured`, {}],
      [`${section}Tags`, {}],
      [`${section}ByTag`, { tag: section === 'news' ? 'seller-guides' : 'buying' }],
      [`${section}ByTag`, { tag: 'no-such-tag' }],
      [`${section}ByTag`, {}],
      [`${section}Detail`, { slug: 'no-such-item' }],
      [`${section}Related`, { id: 3 }],
      [`${section}RelatedManual`, { id: 3 }],
      [`${section}Related`, {}],
      [`${section}Previous`, { id: 3 }],
      [`${section}Next`, { slug: 'no-such-item' }],
    ]),
    [
      'contactUs',
      { name: '', email: 'a@b.example', contact_no: '1', message: 'x', is_agree: true, recaptcha_token: 't' },
    ],
    ['contactUs', { name: 'Ann', email: 'ann@home.example', contact_no: '1', message: 'x', is_agree: true }],
    ['recruitmentList', { deleted: 0, status: 'live' }],
    ['recruitmentList', { deleted: 1, status: 'live' }],
    ['chatbot', { userId: 123, message: 'hello' }],
    ['placeOfPostcode', { postcode: 'cm82ab' }],
    ['placeOfPostcode', { postcode: 'no code' }],
    ['marketFigures', { kind: 'sale' }],
    ['marketFigures', { kind: 'let' }],
    ['areaIndex', { kind: 'let' }],
    ['areaFigures', { location: 'Chelmsford' }],
    ['areaFigures', { location: 'Xyzzyville' }],
  ]
  it.each(calls)('to %s %j', async (name, input) => {
    const callGateway = (gateway: Gateway) =>
      (gateway[name] as (callInput: object) => Promise<unknown>)(input)
    expect(await callGateway(suite.gateway('remote'))).toEqual(await callGateway(suite.gateway('embedded')))
  })
  it('covers every call of the contract, together with the other tests of this folder', () => {
    const coveredCalls = new Set<CallName>([
      ...calls.map(([name]) => name),
      ...accessCalls,
      ...ownAccountCalls,
      ...threadCalls,
      ...viewingCalls,
      ...fileCalls,
      ...offerCalls,
      ...paymentCalls,
      ...saleCalls,
      ...tenancyCalls,
      ...certificateCalls,
      ...sellingCalls,
      ...savedHomeCalls,
      ...homeSharingCalls,
      ...savedSearchCalls,
    ])
    expect((Object.keys(contract) as CallName[]).filter((name) => !coveredCalls.has(name))).toEqual([])
  })
})

describe('when the database is unreachable', () => {
  it('both gateways throw an outage instead of replying that nothing was found (R4)', async () => {
    // This test comes last: it drops the database under open connections.
    const reportError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    stopSearchEngine()
    await suite.database.drop()
    for (const name of GATEWAYS) {
      const gateway = suite.gateway(name)
      await expect(gateway.propertySearch({ ...essexSearch, page: 1, limit: 8 })).rejects.toSatisfy(isOutage)
      await expect(gateway.siteMeta({ attr: 'home' })).rejects.toSatisfy(isOutage)
      await expect(gateway.propertyDetail({ id: 1 })).rejects.toSatisfy(isOutage)
    }
    expect(reportError, 'the agency server reports the outage of each of its calls').toHaveBeenCalledTimes(3)
  })
})
