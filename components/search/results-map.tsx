'use client'

import { useState, type ReactNode } from 'react'
import { AreaOverlay } from '@/components/map/area-overlay'
import { DrawArea } from '@/components/map/draw-area'
import { MapCanvas } from '@/components/map/map-canvas'
import { MapControls } from '@/components/map/map-controls'
import type { MapEngine } from '@/components/map/map-engine'
import { MapOverlay } from '@/components/map/map-overlay'
import { Button } from '@/components/ui/button'
import type { MapCluster } from '@/lib/contract/search-map'
import { formatInteger } from '@/lib/format/number'
import { defaultFilters, type SearchState } from '@/lib/search/state'
import { MapCredits } from './map-credits'
import { createMarks, stackPins } from './map-marks'
import { MapPreview } from './map-preview'
import type { MapMarks } from './use-map-marks'
import { useMapView, type ResultsMapView } from './use-map-view'
import { useVisibleMarks } from './use-visible-marks'

export interface ResultsMapProps {
  state: SearchState
  onSearch: (to: SearchState) => void
  /** The home that is pointed at in the list or on the map. */
  activeId: number | null
  onPoint: (id: number | null) => void
}

/** Least space between the map's edge and the homes of a cluster that was opened. */
const CLUSTER_PADDING_PX = { x: 64, y: 64 }

/** Shows the homes of a search on a map. The list has the same homes, and those without a position. */
export function ResultsMap({ state, onSearch, activeId, onPoint }: ResultsMapProps) {
  const [map, setMap] = useState<MapEngine | null>(null)
  const { marks: allMarks, area, ...view } = useMapView(map, state, onSearch)
  const { marks, hiddenCount } = useVisibleMarks(state.kind, allMarks)
  const [isDrawing, setIsDrawing] = useState(false)
  const [selectedKey, setSelectedKey] = useState<string | null>(null)
  const selectedStack = stackPins(marks.data?.pins ?? []).find(({ key }) => key === selectedKey)

  const markOptions = {
    kind: state.kind,
    activeId,
    selectedKey,
    onPoint,
    onSelect: ({ key }: { key: string }) => setSelectedKey(key === selectedKey ? null : key),
    onOpenCluster: ({ box }: MapCluster) =>
      map?.fitBox(box, { paddingPx: CLUSTER_PADDING_PX, isByVisitor: true }),
  }
  return (
    <section aria-label="Map of the results" className="grid gap-2">
      <MapToolbar map={map} view={view} isDrawing={isDrawing} onDraw={() => setIsDrawing(true)}>
        {state.area ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => onSearch({ ...state, area: defaultFilters.area, page: 1 })}
          >
            Remove the area
          </Button>
        ) : null}
      </MapToolbar>
      <div className="relative isolate h-[max(20rem,calc(100dvh-19rem))] overflow-hidden rounded-lg border border-line bg-sunken">
        <MapCanvas map={map} onMap={setMap} />
        {view.isMoved && !isDrawing ? (
          <Button
            size="small"
            className="absolute inset-x-0 top-2 z-10 mx-auto w-fit shadow-raised"
            onClick={view.searchHere}
          >
            Search this area
          </Button>
        ) : null}
        {map ? (
          <>
            {isDrawing || area.length === 0 ? null : <AreaOverlay map={map} corners={area} />}
            {marks.data && !isDrawing ? (
              <MapOverlay map={map} marks={createMarks(marks.data, markOptions)} label="Homes on the map" />
            ) : null}
            {selectedStack && !isDrawing ? (
              <MapPreview kind={state.kind} pins={selectedStack.pins} onClose={() => setSelectedKey(null)} />
            ) : null}
            {isDrawing ? (
              <DrawArea
                map={map}
                onCancel={() => setIsDrawing(false)}
                onDone={(corners) => {
                  setIsDrawing(false)
                  view.searchCorners(corners)
                }}
              />
            ) : null}
          </>
        ) : null}
      </div>
      <MapStatus marks={marks} hiddenCount={hiddenCount} />
      {map?.hasOwnCredits ? null : <MapCredits />}
    </section>
  )
}

interface MapToolbarProps {
  map: MapEngine | null
  view: Pick<ResultsMapView, 'followsMap' | 'setFollowsMap'>
  isDrawing: boolean
  onDraw: () => void
  children: ReactNode
}

function MapToolbar({ map, view, isDrawing, onDraw, children }: MapToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {map ? <MapControls map={map} /> : null}
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={view.followsMap}
          onChange={(event) => view.setFollowsMap(event.target.checked)}
        />
        Search as I move the map
      </label>
      <Button size="small" variant="secondary" disabled={!map || isDrawing} onClick={onDraw}>
        Draw an area
      </Button>
      {children}
    </div>
  )
}

const formatHomes = (count: number): string => `${formatInteger(count)} ${count === 1 ? 'home' : 'homes'}`

/** States how many homes the map shows, and how many it does not show. */
function MapStatus({
  marks: { data, unlocated, isLoading, isFailed, retry },
  hiddenCount,
}: {
  marks: MapMarks
  hiddenCount: number
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <p role="status" className="min-h-6">
        {data && !isFailed ? `${formatHomes(data.total)} on this part of the map.` : null}
        {hiddenCount > 0 && !isFailed ? ` ${formatInteger(hiddenCount)} of them hidden by you.` : null}
        {unlocated > 0
          ? ` ${formatHomes(unlocated)} ${unlocated === 1 ? 'has' : 'have'} no position on the map: see the list.`
          : null}
        {isLoading ? ' Updating…' : null}
        {isFailed ? 'The homes on the map could not be brought up to date.' : null}
      </p>
      {isFailed ? (
        <Button size="small" variant="secondary" onClick={retry}>
          Try again
        </Button>
      ) : null}
    </div>
  )
}
