// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, type RenderResult } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getResultsCache } from '@/components/search/results-cache'
import { ResultsMap } from '@/components/search/results-map'
import { isMapArea, parseDrawnArea } from '@/lib/search/drawn-area'
import { defaultState, type SearchState } from '@/lib/search/state'
import { FakeMapLibreMap } from '../map/fake-maplibre'
import { withSettings } from '../support/public-settings'

vi.mock('maplibre-gl', async () => ({
  Map: (await import('../map/fake-maplibre')).FakeMapLibreMap,
  setWorkerUrl: () => undefined,
}))
const extent = { west: -2.3, south: 53.4, east: -2.1, north: 53.55 }
const pins = vi.hoisted((): object[] => [])
vi.mock('@/lib/browser/call-api', () => ({
  callApi: () =>
    Promise.resolve({ ok: true, data: { total: 0, clusters: [], pins: [...pins], extent, unlocated: 0 } }),
  NetworkError: Error,
}))

const manchester: SearchState = { ...defaultState('let'), location: 'Manchester' }
const triangle = '53.4500,-2.3000;53.4500,-2.2000;53.5000,-2.2500'
const drawn: SearchState = { ...defaultState('let'), area: triangle, locationBeforeArea: 'Manchester' }

const onSearch = vi.fn<(to: SearchState, options?: { replacesEntry?: boolean }) => void>()
const createMap = (state: SearchState) =>
  withSettings(
    <QueryClientProvider client={getResultsCache()}>
      <ResultsMap state={state} onSearch={onSearch} activeId={null} onPoint={() => undefined} />
    </QueryClientProvider>,
  )
let view: RenderResult

/** Shows the last search on the map, as the router does after a delay. */
const followSearch = () => view.rerender(createMap(onSearch.mock.lastCall![0]))

/** Opens a map and waits until it is fitted to its search. */
async function openMap(initial: SearchState): Promise<FakeMapLibreMap> {
  view = render(createMap(initial))
  await waitFor(() => expect(drawButton().disabled).toBe(false))
  // Before it is fitted, the map shows the whole country at a zoom of less than 9.
  await waitFor(() => expect(FakeMapLibreMap.last!.getZoom()).toBeGreaterThan(9))
  return FakeMapLibreMap.last!
}
const drawButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Draw an area' })
const followCheckbox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Search as I move/ })
const drag = (map: FakeMapLibreMap) => act(() => map.drag(40, 30))

beforeEach(() => {
  getResultsCache().clear()
  onSearch.mockReset()
  FakeMapLibreMap.last = null
  // jsdom has neither WebGL nor layout.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
})
afterEach(() => {
  // The checkbox keeps its value outside React, and so from one test to the next.
  if (followCheckbox().checked) fireEvent.click(followCheckbox())
  pins.length = 0
  cleanup()
  vi.restoreAllMocks()
})

test('searches that follow the map keep the size of the area; only the first of them adds a history entry', async () => {
  const map = await openMap(manchester)
  fireEvent.click(followCheckbox())
  const widths: number[] = []
  for (let move = 0; move < 4; move += 1) {
    drag(map)
    const [search, options] = onSearch.mock.lastCall!
    expect(onSearch).toHaveBeenCalledTimes(move + 1)
    expect(search).toMatchObject({ location: 'any-location', locationBeforeArea: 'Manchester' })
    expect(isMapArea(search.area)).toBe(true)
    expect(options).toEqual({ replacesEntry: move > 0 })
    const [southWest, southEast] = parseDrawnArea(search.area)!
    widths.push(southEast!.lng - southWest!.lng)
    const zoom = map.getZoom()
    followSearch()
    expect(map.getZoom()).toBe(zoom)
  }
  // Each border may move by a step of 0.0001°, so that it lies between public positions.
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.0003)
})

test('a drawn area stays when the map is moved, and the checkbox that would replace it is disabled', async () => {
  const map = await openMap(manchester)
  fireEvent.click(followCheckbox())
  cleanup()
  const mapOfArea = await openMap(drawn)
  expect(mapOfArea).not.toBe(map)
  expect([followCheckbox().checked, followCheckbox().disabled]).toEqual([false, true])
  expect(screen.getByText(/not with a drawn area/)).toBeTruthy()
  drag(mapOfArea)
  expect(onSearch).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Search this area' }))
  expect(onSearch.mock.lastCall).toEqual([
    expect.objectContaining({ locationBeforeArea: 'Manchester' }),
    expect.not.objectContaining({ replacesEntry: true }),
  ])
  followSearch()
  expect(followCheckbox().checked).toBe(true)
})

test('“Remove the area” searches the place again that was searched before the area', async () => {
  await openMap(drawn)
  fireEvent.click(screen.getByRole('button', { name: 'Remove the area' }))
  expect(onSearch).toHaveBeenCalledWith(manchester)
})

test('the focus is on the button after a drawing is cancelled, and on the map after it is searched', async () => {
  await openMap(manchester)
  fireEvent.click(drawButton())
  const surface = screen.getByRole('application')
  expect(document.activeElement).toBe(surface)
  // The instructions stand beside the map and do not cover it.
  expect(surface.parentElement!.contains(screen.getByText(/Click or tap/))).toBe(false)
  fireEvent.keyDown(surface, { key: 'Escape' })
  expect(document.activeElement).toBe(drawButton())

  fireEvent.click(drawButton())
  for (const key of ['Enter', 'ArrowLeft', 'Enter', 'ArrowUp', 'Enter'])
    fireEvent.keyDown(screen.getByRole('application'), { key })
  fireEvent.click(screen.getByRole('button', { name: 'Search in this area' }))
  const getMap = () => screen.getByRole('region', { name: 'Map of the results' })
  expect(document.activeElement).toBe(getMap())
  const [search] = onSearch.mock.lastCall!
  expect(parseDrawnArea(search.area)).toHaveLength(3)
  // Another place navigates to another page, which mounts a new map.
  cleanup()
  await openMap(search)
  expect(document.activeElement).toBe(getMap())
  // Only the first map after a drawing takes the focus.
  cleanup()
  await openMap(search)
  expect(document.activeElement).toBe(document.body)
})

test('after a click, the first Enter only shows the cross, and the second adds a corner there', async () => {
  await openMap(manchester)
  fireEvent.click(drawButton())
  const surface = screen.getByRole('application')
  const pressEnter = () => fireEvent.keyDown(surface, { key: 'Enter' })
  fireEvent.pointerUp(surface, { button: 0, isPrimary: true, clientX: 100, clientY: 100 })
  expect(screen.getByText(/^1 point,/)).toBeTruthy()
  pressEnter()
  expect(screen.getByText(/^1 point,/)).toBeTruthy()
  pressEnter()
  expect(screen.getByText(/^2 points,/)).toBeTruthy()
})

test('after the preview of a pin is closed, the focus is on the pin', async () => {
  pins.push({
    id: 7,
    property_url: 'mill-lane',
    image_xs: null,
    new_price: 1_200,
    property_type: 'flat-apartment',
    bedrooms: 2,
    portal_address: 'Mill Lane, Manchester',
    listing_status_display: 'To Let',
    lat: 53.47,
    lng: -2.2,
  })
  await openMap(manchester)
  const pin = await screen.findByRole('button', { name: /Mill Lane/ })
  fireEvent.click(pin)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(document.activeElement).toBe(pin)
})
