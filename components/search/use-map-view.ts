'use client'

import { useEffect, useState } from 'react'
import type { MapEngine } from '@/components/map/map-engine'
import type { MapBox } from '@/lib/contract/search-map'
import { parseDrawnArea, toDrawnAreaToken, type Corner } from '@/lib/search/drawn-area'
import { ANY_LOCATION, defaultFilters, type SearchState } from '@/lib/search/state'
import { toMapFilters, useMapMarks, type MapMarks, type MapView } from './use-map-marks'

/** Space round the homes of a search that the map is fitted to. */
const FIT_PADDING_PX = 48
/** A single home is shown with what is around it. */
const MAX_FIT_ZOOM = 14

const clamp = (degrees: number, limit: number) => Math.max(-limit, Math.min(limit, degrees))

/** No mark is cut off by the edge of the map, which is half a mark away from what the map is asked for. */
const INSET_PX = { x: 40, y: 24 }

function readView(map: MapEngine): MapView {
  const { clientWidth, clientHeight } = map.container
  const southWest = map.unproject({ x: INSET_PX.x, y: clientHeight - INSET_PX.y })
  const northEast = map.unproject({ x: clientWidth - INSET_PX.x, y: INSET_PX.y })
  return {
    box: {
      west: clamp(southWest.lng, 180),
      south: clamp(southWest.lat, 90),
      east: clamp(northEast.lng, 180),
      north: clamp(northEast.lat, 90),
    },
    zoom: map.getZoom(),
  }
}

const cornersOf = ({ west, south, east, north }: MapBox): Corner[] => [
  { lat: south, lng: west },
  { lat: south, lng: east },
  { lat: north, lng: east },
  { lat: north, lng: west },
]

const boxOf = (corners: readonly Corner[]): MapBox => ({
  west: Math.min(...corners.map(({ lng }) => lng)),
  south: Math.min(...corners.map(({ lat }) => lat)),
  east: Math.max(...corners.map(({ lng }) => lng)),
  north: Math.max(...corners.map(({ lat }) => lat)),
})

/** The same search in an area in the place of its location. */
const searchArea = (state: SearchState, corners: readonly Corner[]): SearchState => ({
  ...state,
  location: ANY_LOCATION,
  radius: defaultFilters.radius,
  area: toDrawnAreaToken(corners),
  page: 1,
})

export interface ResultsMapView {
  marks: MapMarks
  /** Corners of the area that is searched; none without one. */
  area: readonly Corner[]
  /** Whether the visitor has moved the map away from what was searched. */
  isMoved: boolean
  followsMap: boolean
  setFollowsMap: (followsMap: boolean) => void
  searchHere: () => void
  searchCorners: (corners: readonly Corner[]) => void
}

/**
 * Joins a map to a search: the map is fitted to the homes of each new search, and a move of the map asks for what is there,
 * or becomes a search itself.
 */
export function useMapView(
  map: MapEngine | null,
  state: SearchState,
  onSearch: (to: SearchState) => void,
): ResultsMapView {
  const searchKey = JSON.stringify(toMapFilters(state))
  // A view belongs to its search and its map: the next one begins without, and so asks where its homes lie.
  const [seen, setSeen] = useState<{ map: MapEngine; searchKey: string; view: MapView } | null>(null)
  const [movedKey, setMovedKey] = useState<string | null>(null)
  const [followsMap, setFollowsMap] = useState(false)
  const view = seen?.searchKey === searchKey && seen.map === map ? seen.view : null
  const marks = useMapMarks(state, view)
  const area = parseDrawnArea(state.area) ?? []

  const search = (corners: readonly Corner[]) => {
    const to = searchArea(state, corners)
    if (map) setSeen({ map, searchKey: JSON.stringify(toMapFilters(to)), view: readView(map) })
    onSearch(to)
  }

  useEffect(() => {
    if (!map) return
    return map.onMoveEnd(({ isByVisitor }) => {
      const now = readView(map)
      if (followsMap && isByVisitor) return search(cornersOf(now.box))
      setSeen({ map, searchKey, view: now })
      if (isByVisitor) setMovedKey(searchKey)
    })
  })
  // After the effect above, which hears of the move.
  useFittedMap({ map, extent: view === null ? extentOf(marks) : null, area })

  return {
    marks,
    area,
    isMoved: movedKey === searchKey && !followsMap,
    followsMap,
    setFollowsMap,
    searchHere: () => {
      if (map) search(cornersOf(readView(map).box))
    },
    searchCorners: search,
  }
}

const extentOf = ({ data, isLoading }: MapMarks): MapBox | null => (isLoading ? null : (data?.extent ?? null))

interface FitOptions {
  map: MapEngine | null
  extent: MapBox | null
  area: readonly Corner[]
}

/** Fits the map to a drawn area, or to the homes of a search, as soon as it is known where they are. */
function useFittedMap({ map, extent, area }: FitOptions): void {
  const box = extent && area.length > 0 ? boxOf(area) : extent
  const boxKey = JSON.stringify(box)
  useEffect(() => {
    const target = JSON.parse(boxKey) as MapBox | null
    if (!map || !target) return
    map.fitBox(target, { paddingPx: FIT_PADDING_PX, maxZoom: MAX_FIT_ZOOM, isByVisitor: false })
  }, [map, boxKey])
}
