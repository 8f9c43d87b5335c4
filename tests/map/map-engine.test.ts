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

/** All engines are held to these. */
const engines = [
  {
    name: 'MapLibre',
    create: (container: HTMLElement) => createMapLibreEngine(container, null),
    visitor: () => FakeMapLibreMap.last!,
  },
  { name: 'Google', create: createGoogleEngine, visitor: () => FakeGoogleMap.last! },
]

const WITHAM = { west: 0.6, south: 51.76, east: 0.68, north: 51.83 }
const WIDTH = 800
const HEIGHT = 600
/** Lets every event that is due happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe.each(engines)('the map of $name', ({ create, visitor }) => {
  let map: MapEngine
  let ends: MoveEnd[]
  let moves: number

  beforeEach(async () => {
    vi.stubGlobal('google', fakeGoogle)
    const container = document.createElement('div')
    setSize(container, WIDTH, HEIGHT)
    map = await create(container)
    ends = []
    moves = 0
    map.onMoveEnd((end) => ends.push(end))
    map.onMove(() => (moves += 1))
    await settle()
    ends.length = 0
    moves = 0
  })
  afterEach(() => map.remove())

  const fit = (options = {}) =>
    map.fitBox(WITHAM, { paddingPx: { x: 48, y: 48 }, isByVisitor: false, ...options })

  test('projects a position to the spot that it comes back from', () => {
    fit()
    const spots = fc.record({ x: fc.integer({ min: 0, max: WIDTH }), y: fc.integer({ min: 0, max: HEIGHT }) })
    fc.assert(
      fc.property(spots, (spot) => {
        const { x, y } = map.project(map.unproject(spot))
        expect(x).toBeCloseTo(spot.x, 3)
        expect(y).toBeCloseTo(spot.y, 3)
      }),
    )
  })

  test('counts zooms so that at 0 the world is 512 pixels wide', () => {
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

  test('fits a box with the space round it, as near as it goes', () => {
    fit()
    const lowerLeft = map.project({ lat: WITHAM.south, lng: WITHAM.west })
    const upperRight = map.project({ lat: WITHAM.north, lng: WITHAM.east })
    expect(lowerLeft.x).toBeGreaterThanOrEqual(48 - 0.01)
    expect(upperRight.y).toBeGreaterThanOrEqual(48 - 0.01)
    expect(lowerLeft.y).toBeLessThanOrEqual(HEIGHT - 48 + 0.01)
    // A whole zoom nearer, which is all that some maps have, would cut the box off.
    expect(lowerLeft.y - upperRight.y).toBeGreaterThan((HEIGHT - 96) / 2)
    expect((lowerLeft.x + upperRight.x) / 2).toBeCloseTo(WIDTH / 2, 3)
    expect((lowerLeft.y + upperRight.y) / 2).toBeCloseTo(HEIGHT / 2, 3)
  })

  test('fits the box of what it shows as it is, with other space beside it than above it', () => {
    fit()
    const [lowerLeft, upperRight] = [
      map.unproject({ x: 40, y: HEIGHT - 24 }),
      map.unproject({ x: WIDTH - 40, y: 24 }),
    ]
    const zoom = map.getZoom()
    const box = { west: lowerLeft.lng, south: lowerLeft.lat, east: upperRight.lng, north: upperRight.lat }
    map.fitBox(box, { paddingPx: { x: 41, y: 25 }, isByVisitor: false })
    expect(Math.abs(map.getZoom() - zoom)).toBeLessThan(0.02)
    expect(map.project({ lat: box.south, lng: box.west }).x).toBeCloseTo(40, -1)
  })

  test('fits a single home no nearer than it is told', () => {
    map.fitBox(
      { west: 0.64, south: 51.8, east: 0.64, north: 51.8 },
      { paddingPx: { x: 48, y: 48 }, maxZoom: 14, isByVisitor: false },
    )
    expect(map.getZoom()).toBe(14)
    expect(map.project({ lat: 51.8, lng: 0.64 }).x).toBeCloseTo(WIDTH / 2, 3)
  })

  test('tells a fit of the site from the moves of the visitor', async () => {
    fit()
    await settle()
    expect(ends).toEqual([{ isByVisitor: false }])
    for (const move of [
      () => visitor().drag(120, -40),
      () => map.zoomIn(),
      () => map.panBy({ x: 80, y: 0 }),
      () => fit({ isByVisitor: true }),
    ]) {
      ends.length = 0
      move()
      await settle()
      expect(ends).toEqual([{ isByVisitor: true }])
    }
    expect(moves).toBeGreaterThanOrEqual(5)
  })

  test('ends a fit that changes nothing, and the next move is the visitor’s again', async () => {
    fit()
    await settle()
    fit()
    await settle()
    expect(ends).toEqual([{ isByVisitor: false }, { isByVisitor: false }])
    visitor().drag(50, 0)
    await settle()
    expect(ends.at(-1)).toEqual({ isByVisitor: true })
  })

  test('a drag that begins before a fit has ended is the visitor’s', async () => {
    fit()
    visitor().drag(50, 0)
    await settle()
    expect(ends.at(-1)).toEqual({ isByVisitor: true })
  })

  test('a change of the element’s size moves the marks, and is no move of the visitor', async () => {
    fit()
    await settle()
    ends.length = 0
    moves = 0
    setSize(map.container, 390, 500)
    visitor().resized()
    await settle()
    expect(ends).toEqual([{ isByVisitor: false }])
    expect(moves).toBeGreaterThan(0)
  })

  test('pans at once by the pixels that it is told', () => {
    fit()
    const home = { lat: 51.8, lng: 0.64 }
    const before = map.project(home)
    map.panBy({ x: 80, y: -30 })
    expect(map.project(home).x).toBeCloseTo(before.x - 80, 3)
    expect(map.project(home).y).toBeCloseTo(before.y + 30, 3)
  })

  test('shows a box across the date line that does not end before it begins', () => {
    map.fitBox(
      { west: 179.9, south: 51, east: 180, north: 51.1 },
      { paddingPx: { x: 0, y: 0 }, isByVisitor: false },
    )
    expect(map.unproject({ x: 0, y: 300 }).lng).toBeLessThan(map.unproject({ x: WIDTH, y: 300 }).lng)
  })

  test('tells nobody who has left, and nobody after it was removed', async () => {
    const listener = vi.fn()
    const leave = [map.onMove(listener), map.onMoveEnd(listener)]
    leave.forEach((unsubscribe) => unsubscribe())
    visitor().drag(50, 0)
    await settle()
    expect(listener).not.toHaveBeenCalled()
    expect(ends).toHaveLength(1)
    visitor().drag(50, 0)
    map.remove()
    const before = ends.length
    await settle()
    visitor().drag(50, 0)
    await settle()
    expect(ends).toHaveLength(before)
  })
})
