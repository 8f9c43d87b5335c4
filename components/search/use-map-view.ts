'use client'

import { useEffect, useState } from 'react'
import type { MapEngine } from '@/components/map/map-engine'
import type { MapBox } from '@/lib/contract/search-map'
import {
  isMapArea,
  parseDrawnArea,
  toAreaBorder,
  toDrawnAreaToken,
  toMapAreaToken,
  type Corner,
} from '@/lib/search/drawn-area'
import { replaceLocation, type SearchState } from '@/lib/search/state'
import type { SearchOptions } from './list-history'
import { toMapFilters, useMapMarks, type MapMarks, type MapView } from './use-map-marks'

/** Least space between the map's edge and the homes of a search to which the map is fitted. */
const FIT_PADDING_PX = { x: 48, y: 48 }
/** At a closer zoom, a single home would be shown without its surroundings. */
const MAX_FIT_ZOOM = 14

const MAX_LONGITUDE = 180
const MAX_LATITUDE = 90
const clamp = (degrees: number, limit: number) => Math.max(-limit, Math.min(limit, degrees))

/** Only homes this far inside the map's edge are loaded. This is half a mark, so that the edge cuts off no mark. */
const INSET_PX = { x: 40, y: 24 }
/** A pixel more than the inset, so that the whole area is loaded, and fitting the map to it hardly moves the map. */
const AREA_PADDING_PX = { x: INSET_PX.x + 1, y: INSET_PX.y + 1 }

function readView(map: MapEngine): MapView {
  const { clientWidth, clientHeight } = map.container
  const southWest = map.unproject({ x: INSET_PX.x, y: clientHeight - INSET_PX.y })
  const northEast = map.unproject({ x: clientWidth - INSET_PX.x, y: INSET_PX.y })
  return {
    // The second argument of toAreaBorder points outward: -1 to the west and south, 1 to the east and north.
    box: {
      west: clamp(toAreaBorder(southWest.lng, -1), MAX_LONGITUDE),
      south: clamp(toAreaBorder(southWest.lat, -1), MAX_LATITUDE),
      east: clamp(toAreaBorder(northEast.lng, 1), MAX_LONGITUDE),
      north: clamp(toAreaBorder(northEast.lat, 1), MAX_LATITUDE),
    },
    zoom: map.getZoom(),
  }
}

const toSurroundingBox = (corners: readonly Corner[]): MapBox => ({
  west: Math.min(...corners.map(({ lng }) => lng)),
  south: Math.min(...corners.map(({ lat }) => lat)),
  east: Math.max(...corners.map(({ lng }) => lng)),
  north: Math.max(...corners.map(({ lat }) => lat)),
})

/** Kept outside React, because the first search of an area navigates to another page, which has a new map. */
let initialFollowsMap = false

export interface ResultsMapView {
  marks: MapMarks
  /** Corners of the area that is searched; empty when the search has no area. */
  area: readonly Corner[]
  /** Whether the visitor has moved the map away from what was searched. */
  isMoved: boolean
  followsMap: boolean
  /** False for an area that the visitor has drawn, which a move of the map would replace. */
  canFollowMap: boolean
  setFollowsMap: (followsMap: boolean) => void
  searchHere: () => void
  searchCorners: (corners: readonly Corner[]) => void
}

/** Fits the map to each new search. A move loads the new view's homes or, if followed, searches the view. */
export function useMapView(
  map: MapEngine | null,
  state: SearchState,
  onSearch: (to: SearchState, options?: SearchOptions) => void,
): ResultsMapView {
  const searchKey = JSON.stringify(toMapFilters(state))
  const { view, setView, setNextView } = useView(map, searchKey)
  const [movedSearchKey, setMovedSearchKey] = useState<string | null>(null)
  const [followsMap, setFollowsMap] = useState(initialFollowsMap)
  const marks = useMapMarks(state, view)
  const area = parseDrawnArea(state.area) ?? []
  const hasMapArea = isMapArea(state.area)
  const canFollowMap = area.length === 0 || hasMapArea
  const isFollowing = followsMap && canFollowMap

  const searchView = (options: SearchOptions) => {
    if (!map) return
    const newView = readView(map)
    const areaSearch = replaceLocation(state, toMapAreaToken(newView.box))
    setNextView({ map, searchKey: JSON.stringify(toMapFilters(areaSearch)), view: newView })
    onSearch(areaSearch, options)
  }

  // The effect has no dependencies, so that the listener always has the values of the last render.
  useEffect(() => {
    if (!map) return
    return map.onMoveEnd(({ isByVisitor }) => {
      // Further moves replace the history entry, so that Back leads to the search before the first move.
      if (isFollowing && isByVisitor) return searchView({ replacesEntry: hasMapArea })
      setView({ map, searchKey, view: readView(map) })
      if (isByVisitor) setMovedSearchKey(searchKey)
    })
  })
  // This hook comes after the effect, because the effect has to listen before the map is moved.
  useFittedMap(map, view === null ? findTarget(area, marks) : null)

  return {
    marks,
    area,
    isMoved: movedSearchKey === searchKey && !isFollowing,
    followsMap: isFollowing,
    canFollowMap,
    setFollowsMap: (isOn) => {
      initialFollowsMap = isOn
      setFollowsMap(isOn)
    },
    searchHere: () => searchView({}),
    searchCorners: (corners) => onSearch(replaceLocation(state, toDrawnAreaToken(corners))),
  }
}

/** A view belongs to one search on one map. */
interface SearchedView {
  map: MapEngine
  searchKey: string
  view: MapView
}

/**
 * Holds the view of the current search. A new search has no view, so that all its homes are loaded and the map can be
 * fitted to them. When a view is searched as an area, `next` holds the view until the URL has that search. Otherwise
 * the map would be fitted to the new area, and with each move would show a little more.
 */
function useView(map: MapEngine | null, searchKey: string) {
  const [current, setCurrent] = useState<SearchedView | null>(null)
  const [next, setNextView] = useState<SearchedView | null>(null)
  if (next?.searchKey === searchKey) {
    setCurrent(next)
    setNextView(null)
  }
  const shown = next?.searchKey === searchKey ? next : current
  const view = shown?.searchKey === searchKey && shown.map === map ? shown.view : null
  return { view, setView: setCurrent, setNextView }
}

type Target = Omit<Parameters<MapEngine['fitBox']>[1], 'isByVisitor'> & { box: MapBox }

/** Returns the box to which the map is fitted for a new search: its area, or else the box around its homes. */
function findTarget(area: readonly Corner[], { data, isLoading }: MapMarks): Target | null {
  if (area.length > 0) return { box: toSurroundingBox(area), paddingPx: AREA_PADDING_PX }
  if (isLoading || !data?.extent) return null
  return { box: data.extent, paddingPx: FIT_PADDING_PX, maxZoom: MAX_FIT_ZOOM }
}

function useFittedMap(map: MapEngine | null, target: Target | null): void {
  const targetKey = JSON.stringify(target)
  useEffect(() => {
    const currentTarget = JSON.parse(targetKey) as Target | null
    if (map && currentTarget) map.fitBox(currentTarget.box, { ...currentTarget, isByVisitor: false })
  }, [map, targetKey])
}
