import { MAX_MAP_ZOOM } from '@/lib/config/map-zoom'
import { FakeCamera, toWorld } from './fake-camera'

/** MapLibre’s world is 512 pixels wide at zoom 0. */
const WORLD_PX = 512

interface FakeMapOptions {
  container: HTMLElement
  bounds: [number, number, number, number]
}

interface FakeFitOptions {
  padding?: { left: number; top: number }
  maxZoom?: number
}

/** Fakes the part of MapLibre's map that the site uses, without drawing. */
export class FakeMapLibreMap {
  static last: FakeMapLibreMap | null = null
  readonly camera: FakeCamera
  private readonly listeners = new Map<string, Set<(event: object) => void>>()

  constructor({ container, bounds }: FakeMapOptions) {
    this.camera = new FakeCamera(container)
    this.jumpTo(bounds, {})
    FakeMapLibreMap.last = this
  }

  on(type: string, listener: (event: object) => void) {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener))
  }

  off(type: string, listener: (event: object) => void) {
    this.listeners.get(type)?.delete(listener)
  }

  private fire(type: string, eventData: object = {}) {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener({ type, ...eventData })
  }

  private announceMove(eventData?: object) {
    this.fire('move', eventData)
    this.fire('moveend', eventData)
  }

  private jumpTo([west, south, east, north]: FakeMapOptions['bounds'], options: FakeFitOptions) {
    const { container } = this.camera
    const { padding = { left: 0, top: 0 }, maxZoom = MAX_MAP_ZOOM } = options
    const [lowerLeft, upperRight] = [toWorld({ lat: south, lng: west }), toWorld({ lat: north, lng: east })]
    const scale = Math.min(
      (container.clientWidth - 2 * padding.left) / (upperRight.x - lowerLeft.x),
      (container.clientHeight - 2 * padding.top) / (lowerLeft.y - upperRight.y),
    )
    this.camera.zoom = Math.min(Math.log2(scale / WORLD_PX), maxZoom)
    // The middle of a box on the map is not the mean of its latitudes, so the camera pans there from the equator.
    this.camera.center = { lat: 0, lng: (west + east) / 2 }
    const middle = (lowerLeft.y + upperRight.y) / 2
    this.camera.pan(0, (middle - 0.5) * this.camera.scale)
  }

  getContainer = () => this.camera.container
  getCenter = () => this.toLngLat(this.camera.center)
  getZoom = () => this.camera.zoom
  project = ([lng, lat]: [number, number]) => this.camera.project({ lat, lng })
  unproject = ([x, y]: [number, number]) => this.toLngLat(this.camera.unproject({ x, y }))

  private toLngLat = ({ lat, lng }: { lat: number; lng: number }) => ({
    lat,
    lng,
    toString: () => `LngLat(${lng}, ${lat})`,
  })

  zoomIn = () => this.zoomBy(1)
  zoomOut = () => this.zoomBy(-1)
  private zoomBy(steps: number) {
    this.camera.zoom += steps
    this.announceMove()
  }

  panBy = ([x, y]: [number, number]) => this.drag(x, y)

  fitBounds(bounds: FakeMapOptions['bounds'], options: FakeFitOptions, eventData: object) {
    this.jumpTo(bounds, options)
    this.announceMove(eventData)
  }

  remove = () => this.listeners.clear()

  /** Acts as a visitor who drags the map. */
  drag(x: number, y: number) {
    this.camera.pan(x, y)
    this.announceMove()
  }

  /** Fires the events that MapLibre fires after a change of its element's size. */
  announceResize() {
    this.fire('move')
    this.fire('resize')
    this.fire('moveend')
  }
}
