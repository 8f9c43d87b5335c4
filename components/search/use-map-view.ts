'use client'

import { useEffect, useState } from 'react'
import type { MapEngine } from '@/components/map/map-engine'
import type { MapBox } from '@/lib/contract/search-map'
import { parseDrawnArea, toAreaBorder, toDrawnAreaToken, type Corner } from '@/lib/search/drawn-area'
import { ANY_LOCATION, defaultFilters, type SearchState } from '@/lib/search/state'
import { toMapFilters, useMapMarks, type MapMarks, type MapView } from './use-map-marks'

/** Space round the homes of a search that the map is fitted to. */
const FIT_PADDING_PX = { x: 48, y: 48 }
/** A single home is shown with what is around it. */
const MAX_FIT_ZOOM = 14

const clamp = (degrees: number, limit: number) => Math.max(-limit, Math.min(limit, degrees))

/** No mark is cut off by the edge of the map, which is half a mark away from what the map is asked for. */
const INSET_PX = { x: 40, y: 24 }
/** An area is all in what the map is asked for, and a map that searched what it shows stays as it is. */
const AREA_PADDING_PX = { x: INSET_PX.x + 1, y: INSET_PX.y + 1 }

function readView(map: MapEngine): MapView {
  const { clientWidth, clientHeight } = map.container
  const southWest = map.unproject({ x: INSET_PX.x, y: clientHeight - INSET_PX.y })
  const northEast = map.unproject({ x: clientWidth - INSET_PX.x, y: INSET_PX.y })
  return {
    box: {
      west: clamp(toAreaBorder(southWest.lng, -1), 180),
      south: clamp(toAreaBorder(southWest.lat, -1), 90),
      east: clamp(toAreaBorder(northEast.lng, 1), 180),
      north: clamp(toAreaBorder(northEast.lat, 1), 90),
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

/** The choice of the last map: the first search of an area is another page, which has a map of its own. */
let hasFollowedMap = false

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
  const [followsMap, setFollowsMap] = useState(hasFollowedMap)
  const view = seen?.searchKey === searchKey && seen.map === map ? seen.view : null
  const marks = useMapMarks(state, view)
  const area = parseDrawnArea(state.area) ?? []

  const searchView = () => {
    if (!map) return
    const now = readView(map)
    const to = searchArea(state, cornersOf(now.box))
    setSeen({ map, searchKey: JSON.stringify(toMapFilters(to)), view: now })
    onSearch(to)
  }

  useEffect(() => {
    if (!map) return
    return map.onMoveEnd(({ isByVisitor }) => {
      if (followsMap && isByVisitor) return searchView()
      setSeen({ map, searchKey, view: readView(map) })
      if (isByVisitor) setMovedKey(searchKey)
    })
  })
  // After the effect above, which hears of the move.
  useFittedMap(map, view === null ? findTarget(area, marks) : null)

  return {
    marks,
    area,
    isMoved: movedKey === searchKey && !followsMap,
    followsMap,
    setFollowsMap: (isFollowing) => {
      hasFollowedMap = isFollowing
      setFollowsMap(isFollowing)
    },
    searchHere: searchView,
    searchCorners: (corners) => onSearch(searchArea(state, corners)),
  }
}

type Target = Omit<Parameters<MapEngine['fitBox']>[1], 'isByVisitor'> & { box: MapBox }

/** What a new search is to be shown by: its area, or its homes as soon as it is known where they are. */
function findTarget(area: readonly Corner[], { data, isLoading }: MapMarks): Target | null {
  if (area.length > 0) return { box: boxOf(area), paddingPx: AREA_PADDING_PX }
  if (isLoading || !data?.extent) return null
  return { box: data.extent, paddingPx: FIT_PADDING_PX, maxZoom: MAX_FIT_ZOOM }
}

function useFittedMap(map: MapEngine | null, target: Target | null): void {
  const targetKey = JSON.stringify(target)
  useEffect(() => {
    const now = JSON.parse(targetKey) as Target | null
    if (map && now) map.fitBox(now.box, { ...now, isByVisitor: false })
  }, [map, targetKey])
}
