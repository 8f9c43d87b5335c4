import { MAX_MAP_ZOOM } from '@/lib/config/map-zoom'
import type { MapBox } from '@/lib/contract/search-map'
import { UNITED_KINGDOM } from './map-bounds'
import { createMoveEndEvents, MIN_MAP_ZOOM, type MapEngine } from './map-engine'

/** At zoom 0 Google's world is 256 pixels wide and MapLibre's 512, so Google's zoom is higher by 1. */
const ZOOM_DIFFERENCE = 1
/** Google's zooms are whole numbers. */
const MIN_GOOGLE_ZOOM = Math.floor(MIN_MAP_ZOOM + ZOOM_DIFFERENCE)
const MAX_GOOGLE_ZOOM = MAX_MAP_ZOOM + ZOOM_DIFFERENCE
/** A box that was read from the map may be slightly larger than the map. With this tolerance it keeps its zoom. */
const ZOOM_TOLERANCE = 0.02

/** Creates a Google map that can project positions. Google's script must be loaded. */
export function createGoogleEngine(container: HTMLElement): Promise<MapEngine> {
  return new Promise((resolve) => {
    const map = createGoogleMap(container)
    const overlay = new google.maps.OverlayView()
    overlay.onAdd = () => undefined
    overlay.onRemove = () => undefined
    // Google calls `draw` as soon as the overlay can project positions.
    overlay.draw = () => resolve(adaptGoogle(map, container, overlay))
    overlay.setMap(map)
  })
}

function createGoogleMap(container: HTMLElement): google.maps.Map {
  const { west, south, east, north } = UNITED_KINGDOM
  return new google.maps.Map(container, {
    center: { lat: (south + north) / 2, lng: (west + east) / 2 },
    zoom: MIN_GOOGLE_ZOOM,
    minZoom: MIN_GOOGLE_ZOOM,
    maxZoom: MAX_GOOGLE_ZOOM,
    // The page has its own controls. 'greedy' lets one finger move the map, as on MapLibre's map.
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: 'greedy',
  })
}

function adaptGoogle(
  map: google.maps.Map,
  container: HTMLElement,
  overlay: google.maps.OverlayView,
): MapEngine {
  const getGoogleZoom = () => map.getZoom() ?? MIN_GOOGLE_ZOOM
  const readCamera = () => `${map.getCenter()?.toString()} ${getGoogleZoom()}`
  const moveListeners = new Set<() => void>()
  const moveEndEvents = createMoveEndEvents(readCamera)
  /** True during a move that the site has started, and not the visitor. */
  let isFitted = false

  const announceMove = () => moveListeners.forEach((listener) => listener())
  const announceEnd = () => {
    // Positions may project to other pixels once more after the last `bounds_changed`.
    announceMove()
    const wasFitted = isFitted
    isFitted = false
    moveEndEvents.announce({ isFitted: wasFitted })
  }
  overlay.draw = announceMove
  map.addListener('bounds_changed', announceMove)
  map.addListener('idle', announceEnd)
  map.addListener('dragstart', () => {
    isFitted = false
  })

  const unproject: MapEngine['unproject'] = ({ x, y }) => {
    // `true` switches off Google's wrap of longitudes at 180°, so that the east of a box is never below its west.
    const position = overlay.getProjection().fromContainerPixelToLatLng(new google.maps.Point(x, y), true)
    // Google's types allow null, although an overlay that has been drawn always has a projection.
    return (position ?? map.getCenter() ?? new google.maps.LatLng(0, 0)).toJSON()
  }
  const zoomBy = (steps: number) => {
    isFitted = false
    map.setZoom(getGoogleZoom() + steps)
  }
  return {
    container,
    hasOwnCredits: true,
    project: (position) => {
      const spot = overlay.getProjection().fromLatLngToContainerPixel(position)
      return { x: spot?.x ?? 0, y: spot?.y ?? 0 }
    },
    unproject,
    getZoom: () => getGoogleZoom() - ZOOM_DIFFERENCE,
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    panBy: ({ x, y }) => {
      isFitted = false
      const { clientWidth, clientHeight } = container
      // Google's panBy is animated: a corner that is set during the animation would be misplaced.
      map.moveCamera({ center: unproject({ x: clientWidth / 2 + x, y: clientHeight / 2 + y }) })
    },
    fitBox: (box, { paddingPx, maxZoom = MAX_MAP_ZOOM, isByVisitor }) => {
      const camera = fitCamera(map, box, {
        width: Math.max(1, container.clientWidth - 2 * paddingPx.x),
        height: Math.max(1, container.clientHeight - 2 * paddingPx.y),
        maxZoom: maxZoom + ZOOM_DIFFERENCE,
      })
      const cameraBefore = readCamera()
      isFitted = !isByVisitor
      map.moveCamera(camera)
      // Google fires 'idle' only after a move, so an unchanged camera is announced here.
      if (readCamera() === cameraBefore) announceEnd()
    },
    onMove: (listener) => {
      moveListeners.add(listener)
      return () => void moveListeners.delete(listener)
    },
    onMoveEnd: moveEndEvents.subscribe,
    remove: () => {
      google.maps.event.clearInstanceListeners(map)
      overlay.setMap(null)
    },
  }
}

interface Frame {
  width: number
  height: number
  maxZoom: number
}

/** Returns the closest camera that shows a whole box in a frame. Google's own fitBounds cannot limit the zoom. */
function fitCamera(map: google.maps.Map, box: MapBox, frame: Frame): google.maps.CameraOptions {
  const projection = map.getProjection()
  const southWest = projection?.fromLatLngToPoint(new google.maps.LatLng(box.south, box.west))
  const northEast = projection?.fromLatLngToPoint(new google.maps.LatLng(box.north, box.east))
  if (!projection || !southWest || !northEast) return {}
  const scale = Math.min(
    frame.width / (northEast.x - southWest.x),
    frame.height / (southWest.y - northEast.y),
  )
  const middle = new google.maps.Point((southWest.x + northEast.x) / 2, (southWest.y + northEast.y) / 2)
  const center = projection.fromPointToLatLng(middle)
  const zoomThatFits = Math.floor(Math.min(Math.log2(scale) + ZOOM_TOLERANCE, frame.maxZoom))
  return {
    ...(center ? { center } : {}),
    zoom: Math.max(MIN_GOOGLE_ZOOM, zoomThatFits),
  }
}
