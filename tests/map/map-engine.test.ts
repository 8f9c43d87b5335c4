// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGoogleEngine } from '@/components/map/google-engine'
import type { MapEngine, MoveEnd } from '@/components/map/map-engine'
import { createMapLibreEngine } from '@/components/map/maplibre-engine'
import { setSize } from './fake-camera'
import { FakeGoogleMap, fakeGoogle } from './fake-google-maps'
import { FakeMapLibreMap } from './fake-maplibre'

vi.mock('maplibre-gl', async () => ({
  Map: (await import('./fake-maplibre')).FakeMapLibreMap,
  setWorkerUrl: () => undefined,
}))

/** The tests below run against each of these engines. */
const engines = [
  {
    name: 'MapLibre',
    create: (container: HTMLElement) => createMapLibreEngine(container, null),
    getFakeMap: () => FakeMapLibreMap.last!,
  },
  { name: 'Google', create: createGoogleEngine, getFakeMap: () => FakeGoogleMap.last! },
]

const WITHAM = { west: 0.6, south: 51.76, east: 0.68, north: 51.83 }
const WIDTH_PX = 800
const HEIGHT_PX = 600
const PADDING_PX = 48
/** Waits until all pending events have fired. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe.each(engines)('the map of $name', ({ create, getFakeMap }) => {
  let map: MapEngine
  let moveEnds: MoveEnd[]
  let moveCount: number

  beforeEach(async () => {
    vi.stubGlobal('google', fakeGoogle)
    const container = document.createElement('div')
    setSize(container, WIDTH_PX, HEIGHT_PX)
    map = await create(container)
    moveEnds = []
    moveCount = 0
    map.onMoveEnd((moveEnd) => moveEnds.push(moveEnd))
    map.onMove(() => (moveCount += 1))
    await settle()
    moveEnds.length = 0
    moveCount = 0
  })
  afterEach(() => map.remove())

  const fit = (options = {}) =>
    map.fitBox(WITHAM, { paddingPx: { x: PADDING_PX, y: PADDING_PX }, isByVisitor: false, ...options })

  test('projects the position of a pixel back to the same pixel', () => {
    fit()
    const spots = fc.record({
      x: fc.integer({ min: 0, max: WIDTH_PX }),
      y: fc.integer({ min: 0, max: HEIGHT_PX }),
    })
    fc.assert(
      fc.property(spots, (spot) => {
        const { x, y } = map.project(map.unproject(spot))
        expect(x).toBeCloseTo(spot.x, 3)
        expect(y).toBeCloseTo(spot.y, 3)
      }),
    )
  })

  test('has the zooms of MapLibre: the world is 512 pixels wide at zoom 0, and twice as wide at each further zoom', () => {
    fit()
    const width = map.project({ lat: 51.8, lng: 0.7 }).x - map.project({ lat: 51.8, lng: 0.6 }).x
    expect(width).toBeCloseTo((0.1 / 360) * 512 * 2 ** map.getZoom(), 3)
    map.zoomIn()
    expect(map.project({ lat: 51.8, lng: 0.7 }).x - map.project({ lat: 51.8, lng: 0.6 }).x).toBeCloseTo(
      2 * width,
      3,
    )
    map.zoomOut()
    expect(map.getZoom()).toBeCloseTo(Math.log2(width / 512 / (0.1 / 360)), 6)
  })

  test('fits a box and its padding into the view, as large as the zooms allow', () => {
    fit()
    const lowerLeft = map.project({ lat: WITHAM.south, lng: WITHAM.west })
    const upperRight = map.project({ lat: WITHAM.north, lng: WITHAM.east })
    expect(lowerLeft.x).toBeGreaterThanOrEqual(PADDING_PX - 0.01)
    expect(upperRight.y).toBeGreaterThanOrEqual(PADDING_PX - 0.01)
    expect(lowerLeft.y).toBeLessThanOrEqual(HEIGHT_PX - PADDING_PX + 0.01)
    // MapLibre has fractional zooms and fills the height. Google has whole zooms and fills at least half of it.
    expect(lowerLeft.y - upperRight.y).toBeGreaterThan((HEIGHT_PX - 2 * PADDING_PX) / 2)
    expect((lowerLeft.x + upperRight.x) / 2).toBeCloseTo(WIDTH_PX / 2, 3)
    expect((lowerLeft.y + upperRight.y) / 2).toBeCloseTo(HEIGHT_PX / 2, 3)
  })

  test('keeps its zoom when it fits the visible box, with different horizontal and vertical padding', () => {
    fit()
    // The box is 40 and 24 pixels inside the map's edges. The fit has one pixel more padding, as in the map of the
    // results; a map that has only whole zooms must not zoom out because of this pixel.
    const [lowerLeft, upperRight] = [
      map.unproject({ x: 40, y: HEIGHT_PX - 24 }),
      map.unproject({ x: WIDTH_PX - 40, y: 24 }),
    ]
    const zoom = map.getZoom()
    const box = { west: lowerLeft.lng, south: lowerLeft.lat, east: upperRight.lng, north: upperRight.lat }
    map.fitBox(box, { paddingPx: { x: 41, y: 25 }, isByVisitor: false })
    expect(Math.abs(map.getZoom() - zoom)).toBeLessThan(0.02)
    const left = map.project({ lat: box.south, lng: box.west }).x
    expect(Math.abs(left - 40)).toBeLessThan(5)
  })

  test('fits a single home no nearer than the maximum zoom', () => {
    map.fitBox(
      { west: 0.64, south: 51.8, east: 0.64, north: 51.8 },
      { paddingPx: { x: PADDING_PX, y: PADDING_PX }, maxZoom: 14, isByVisitor: false },
    )
    expect(map.getZoom()).toBe(14)
    expect(map.project({ lat: 51.8, lng: 0.64 }).x).toBeCloseTo(WIDTH_PX / 2, 3)
  })

  test('distinguishes a fit by the site from moves by the visitor', async () => {
    fit()
    await settle()
    expect(moveEnds).toEqual([{ isByVisitor: false }])
    for (const move of [
      () => getFakeMap().drag(120, -40),
      () => map.zoomIn(),
      () => map.panBy({ x: 80, y: 0 }),
      () => fit({ isByVisitor: true }),
    ]) {
      moveEnds.length = 0
      move()
      await settle()
      expect(moveEnds).toEqual([{ isByVisitor: true }])
    }
    const fitsAndMoves = 5
    expect(moveCount).toBeGreaterThanOrEqual(fitsAndMoves)
  })

  test('reports the end of a fit that changes nothing, and then takes the next drag for the visitor’s', async () => {
    fit()
    await settle()
    fit()
    await settle()
    expect(moveEnds).toEqual([{ isByVisitor: false }, { isByVisitor: false }])
    getFakeMap().drag(50, 0)
    await settle()
    expect(moveEnds.at(-1)).toEqual({ isByVisitor: true })
  })

  test('reports a drag that begins before a fit has ended as the visitor’s', async () => {
    fit()
    getFakeMap().drag(50, 0)
    await settle()
    expect(moveEnds.at(-1)).toEqual({ isByVisitor: true })
  })

  test('reports a change of the element’s size as a move, but not by the visitor', async () => {
    fit()
    await settle()
    moveEnds.length = 0
    moveCount = 0
    setSize(map.container, 390, 500)
    getFakeMap().announceResize()
    await settle()
    expect(moveEnds).toEqual([{ isByVisitor: false }])
    expect(moveCount).toBeGreaterThan(0)
  })

  test('pans at once by a number of pixels', () => {
    fit()
    const home = { lat: 51.8, lng: 0.64 }
    const before = map.project(home)
    map.panBy({ x: 80, y: -30 })
    expect(map.project(home).x).toBeCloseTo(before.x - 80, 3)
    expect(map.project(home).y).toBeCloseTo(before.y + 30, 3)
  })

  test('longitudes grow from left to right also across the date line, without a jump to -180°', () => {
    map.fitBox(
      { west: 179.9, south: 51, east: 180, north: 51.1 },
      { paddingPx: { x: 0, y: 0 }, isByVisitor: false },
    )
    expect(map.unproject({ x: 0, y: 300 }).lng).toBeLessThan(map.unproject({ x: WIDTH_PX, y: 300 }).lng)
  })

  test('does not call listeners that have unsubscribed, or any listener of a removed map', async () => {
    const listener = vi.fn()
    const unsubscribers = [map.onMove(listener), map.onMoveEnd(listener)]
    unsubscribers.forEach((unsubscribe) => unsubscribe())
    getFakeMap().drag(50, 0)
    await settle()
    expect(listener).not.toHaveBeenCalled()
    expect(moveEnds).toHaveLength(1)
    getFakeMap().drag(50, 0)
    map.remove()
    const before = moveEnds.length
    await settle()
    getFakeMap().drag(50, 0)
    await settle()
    expect(moveEnds).toHaveLength(before)
  })
})
