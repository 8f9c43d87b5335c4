import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_MAP_ZOOM } from '../../lib/config/map-zoom'
import type { SearchMap } from '../../lib/contract/search-map'
import { createFilledDatabase } from '../support/databases'
import { pageOf } from '../support/search-page'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createFilledDatabase())
})
afterAll(() => suite?.close())

/** How many clusters and single homes one map shows at most. */
const MAX_MARKS = 200

const essex = { kind: 'sale', location: 'essex' } as const

describe.each(GATEWAYS)('the map of a search through the %s gateway', (name) => {
  const readMap = async (input: object): Promise<SearchMap> => {
    return dataOf(await suite.gateway(name).searchMap({ ...essex, ...input }))
  }

  it('shows every home that the search finds, and counts homes without a position', async () => {
    const reply = await suite.gateway(name).propertySearch({ location: 'essex', page: 1, limit: 1 })
    const { total, unlocated, clusters, pins } = await readMap({})
    expect(total + unlocated!).toBe(pageOf(reply).pagination.totalItems)
    expect(clusters.reduce((sum, { count }) => sum + count, pins.length)).toBe(total)
    expect(clusters.length + pins.length).toBeLessThanOrEqual(MAX_MARKS)
  })

  it('shows the homes of a cluster at their rounded positions when the map zooms in', async () => {
    let view = await readMap({ zoom: 9 })
    // Zooms into a cluster of each map until a map has none.
    for (let zoom = 10; view.clusters.length > 0; zoom += 1) {
      const cluster = view.clusters[0]!
      const closerView = await readMap({ box: cluster.box, zoom: Math.min(zoom, MAX_MAP_ZOOM) })
      expect(closerView.total).toBe(cluster.count)
      view = closerView
    }
    expect(view.pins.length).toBeGreaterThan(0)
    for (const { lat, lng, new_price, property_url } of view.pins) {
      expect([lat, lng]).toEqual([Math.round(lat * 1_000) / 1_000, Math.round(lng * 1_000) / 1_000])
      expect(new_price).toBeGreaterThan(0)
      expect(property_url).not.toBe('')
    }
  })

  it('finds a home by a box around its public position, and not by boxes around positions near it', async () => {
    let view = await readMap({ zoom: MAX_MAP_ZOOM })
    while (view.pins.length === 0) view = await readMap({ box: view.clusters[0]!.box, zoom: MAX_MAP_ZOOM })
    const { id, lat, lng } = view.pins[0]!
    const createBoxAround = (middleLat: number, middleLng: number) => ({
      box: {
        west: middleLng - 0.0001,
        south: middleLat - 0.0001,
        east: middleLng + 0.0001,
        north: middleLat + 0.0001,
      },
      zoom: MAX_MAP_ZOOM,
    })
    expect((await readMap(createBoxAround(lat, lng))).pins.map((pin) => pin.id)).toContain(id)
    // Public positions are rounded to 0.001°. A box of 0.0002° around these points contains no such position.
    for (const [latOffset, lngOffset] of [
      [0.0004, 0],
      [-0.0004, 0.0004],
      [0, -0.0004],
    ] as const)
      expect((await readMap(createBoxAround(lat + latOffset, lng + lngOffset))).total).toBe(0)
  })

  it('is empty for an unknown place', async () => {
    expect(await readMap({ location: 'Xyzzyville' })).toEqual({
      total: 0,
      clusters: [],
      pins: [],
      extent: null,
      unlocated: 0,
    })
  })

  const box = { west: 0, south: 51, east: 1, north: 52 }
  it.each([
    ['a side that is not a number', { box: { ...box, west: NaN } }],
    ['an infinite side', { box: { ...box, north: Infinity } }],
    ['a west side east of its east side', { box: { ...box, west: 2 } }],
    ['a south side north of its north side', { box: { ...box, south: 53 } }],
    ['a side beyond the world', { box: { ...box, east: 181 } }],
    ['a side missing', { box: { west: 0, south: 51, east: 1 } }],
    ['zoom 99', { box, zoom: 99 }],
    ['a negative zoom', { box, zoom: -1 }],
  ])('refuses a map with %s', async (_, input) => {
    await expect(readMap(input)).rejects.toThrow(
      /^(Invalid request: searchMap|The box must not end before it begins)$/,
    )
  })

  it.each([
    [
      'the whole world at the greatest zoom',
      { box: { west: -180, south: -90, east: 180, north: 90 }, zoom: MAX_MAP_ZOOM },
    ],
    ['a single point', { box: { west: 0.5, south: 51.5, east: 0.5, north: 51.5 }, zoom: MAX_MAP_ZOOM }],
    ['the sea', { box: { west: -40, south: 40, east: -39, north: 41 }, zoom: 3 }],
  ])('draws %s', async (_, input) => {
    const { total, clusters, pins } = await readMap(input)
    expect(clusters.reduce((sum, { count }) => sum + count, pins.length)).toBe(total)
  })
})
