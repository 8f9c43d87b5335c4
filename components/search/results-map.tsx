'use client'

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { AreaOverlay } from '@/components/map/area-overlay'
import { DrawArea, DrawPanel } from '@/components/map/draw-area'
import { MapCanvas } from '@/components/map/map-canvas'
import { MapControls } from '@/components/map/map-controls'
import type { MapEngine } from '@/components/map/map-engine'
import { MapOverlay } from '@/components/map/map-overlay'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { MapCluster } from '@/lib/contract/search-map'
import { formatInteger } from '@/lib/format/number'
import { toDrawnAreaToken, type Corner } from '@/lib/search/drawn-area'
import { removeChip } from '@/lib/search/summary'
import type { SearchState } from '@/lib/search/state'
import type { SearchOptions } from './list-history'
import { MapCredits } from './map-credits'
import { createMarks, stackPins } from './map-marks'
import { MapPreview } from './map-preview'
import type { MapMarks } from './use-map-marks'
import { useMapView, type ResultsMapView } from './use-map-view'
import { useVisibleMarks } from './use-visible-marks'

export interface ResultsMapProps {
  state: SearchState
  onSearch: (to: SearchState, options?: SearchOptions) => void
  /** The home that the visitor points at in the list or on the map. */
  activeId: number | null
  onPoint: (id: number | null) => void
}

/** Least space between the map's edge and the homes of a cluster that was opened. */
const CLUSTER_PADDING_PX = { x: 64, y: 64 }

/** Leaves room on the screen for the controls above the map, and for the text or the drawing panel below. */
const mapHeightClasses = {
  results: 'h-[max(20rem,calc(100dvh-19rem))]',
  drawing: 'h-[max(20rem,calc(100dvh-25rem))]',
}

/** Shows the homes of a search on a map. Homes without a position are only in the list. */
export function ResultsMap({ state, onSearch, activeId, onPoint }: ResultsMapProps) {
  const [map, setMap] = useState<MapEngine | null>(null)
  const { marks: allMarks, area, ...view } = useMapView(map, state, onSearch)
  const { marks, hiddenCount } = useVisibleMarks(state.kind, allMarks)
  const { section, drawButton, drawnCorners, setDrawnCorners, endDrawing } = useDrawing(state.area)
  const isDrawing = drawnCorners !== null
  const [selectedKey, setSelectedKey] = useState<string | null>(null)
  const selectedStack = stackPins(marks.data?.pins ?? []).find(({ key }) => key === selectedKey)

  const closePreview = () => {
    // The focus goes back to the pin, because the close button disappears with the preview.
    section.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setSelectedKey(null)
  }
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
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Map of the results"
      className="grid gap-2 rounded-lg outline-offset-4"
    >
      <MapToolbar
        map={map}
        view={view}
        isDrawing={isDrawing}
        drawButton={drawButton}
        onDraw={() => setDrawnCorners([])}
      >
        {state.area ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => onSearch(removeChip(state, { filter: 'area' }))}
          >
            Remove the area
          </Button>
        ) : null}
      </MapToolbar>
      <div
        className={classNames(
          'relative isolate overflow-hidden rounded-lg border border-line bg-sunken',
          mapHeightClasses[isDrawing ? 'drawing' : 'results'],
        )}
      >
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
              <MapPreview kind={state.kind} pins={selectedStack.pins} onClose={closePreview} />
            ) : null}
            {isDrawing ? (
              <DrawArea
                map={map}
                corners={drawnCorners}
                onChange={setDrawnCorners}
                onCancel={() => endDrawing(null)}
              />
            ) : null}
          </>
        ) : null}
      </div>
      {isDrawing ? (
        <DrawPanel
          cornerCount={drawnCorners.length}
          onDone={() => {
            endDrawing(drawnCorners)
            view.searchCorners(drawnCorners)
          }}
          onUndo={() => setDrawnCorners(drawnCorners.slice(0, -1))}
          onCancel={() => endDrawing(null)}
        />
      ) : (
        <MapStatus marks={marks} hiddenCount={hiddenCount} />
      )}
      {map?.hasOwnCredits ? null : <MapCredits />}
    </section>
  )
}

/** Kept outside React, because searching a drawn area may mount a new map, which then takes the focus. */
let lastDrawnArea: string | null = null

/** Holds the corners of the area that is being drawn (null if none is), and moves the focus. */
function useDrawing(area: string) {
  const section = useRef<HTMLElement>(null)
  const drawButton = useRef<HTMLButtonElement>(null)
  const [drawnCorners, setDrawnCorners] = useState<readonly Corner[] | null>(null)
  const initialArea = useRef(area)
  useEffect(() => {
    if (initialArea.current !== '' && initialArea.current === lastDrawnArea)
      section.current?.focus({ preventScroll: true })
    lastDrawnArea = null
  }, [])
  /** @param corners the corners of the area to search; null when the visitor has cancelled */
  const endDrawing = (corners: readonly Corner[] | null) => {
    // The button is disabled while an area is being drawn, and cannot get the focus before it is rendered.
    flushSync(() => setDrawnCorners(null))
    if (corners === null) return drawButton.current?.focus({ preventScroll: true })
    lastDrawnArea = toDrawnAreaToken(corners)
    section.current?.focus({ preventScroll: true })
  }
  return { section, drawButton, drawnCorners, setDrawnCorners, endDrawing }
}

interface MapToolbarProps {
  map: MapEngine | null
  view: Pick<ResultsMapView, 'followsMap' | 'canFollowMap' | 'setFollowsMap'>
  isDrawing: boolean
  drawButton: RefObject<HTMLButtonElement | null>
  onDraw: () => void
  children: ReactNode
}

function MapToolbar({ map, view, isDrawing, drawButton, onDraw, children }: MapToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <MapControls map={map} />
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={view.followsMap}
          disabled={!view.canFollowMap}
          onChange={(event) => view.setFollowsMap(event.target.checked)}
        />
        Search as I move the map{view.canFollowMap ? null : ' (not with a drawn area)'}
      </label>
      <Button ref={drawButton} size="small" variant="secondary" disabled={!map || isDrawing} onClick={onDraw}>
        Draw an area
      </Button>
      {children}
    </div>
  )
}

const formatHomes = (count: number): string => `${formatInteger(count)} ${count === 1 ? 'home' : 'homes'}`

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
