import { FakeCamera, fromWorld, toWorld, type Position } from './fake-camera'

/** Google's world is 256 pixels wide at zoom 0. */
const WORLD_PX = 256
/** The camera counts zooms as MapLibre does, whose world is 512 pixels wide at zoom 0. */
const ZOOM_DIFFERENCE = 1

interface MapOptions {
  center: Position
  zoom: number
  minZoom: number
  maxZoom: number
}

class LatLng {
  constructor(
    private readonly latitude: number,
    private readonly longitude: number,
  ) {}
  lat = () => this.latitude
  lng = () => this.longitude
  toJSON = (): Position => ({ lat: this.latitude, lng: this.longitude })
  toString = () => `(${this.latitude}, ${this.longitude})`
}

class Point {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}
}

const toLatLng = ({ lat, lng }: Position) => new LatLng(lat, lng)
const toPosition = (value: LatLng | Position): Position => (value instanceof LatLng ? value.toJSON() : value)
/** Wraps a longitude to the range from -180 to 180, as Google does by default. */
const wrap = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

export class FakeGoogleMap {
  static last: FakeGoogleMap | null = null
  readonly camera: FakeCamera
  private listeners: { type: string; listener: () => void }[] = []
  private isIdleDue = false

  constructor(
    container: HTMLElement,
    private readonly options: MapOptions,
  ) {
    this.camera = new FakeCamera(container)
    this.camera.center = options.center
    this.camera.zoom = options.zoom - ZOOM_DIFFERENCE
    FakeGoogleMap.last = this
    this.announceChange()
  }

  addListener(type: string, listener: () => void) {
    this.listeners.push({ type, listener })
  }

  clearListeners() {
    this.listeners = []
  }

  private fire(type: string) {
    for (const { listener } of this.listeners.filter((entry) => entry.type === type)) listener()
  }

  /** Google's map becomes idle some time after it has moved, once for all moves until then. */
  private announceChange() {
    this.fire('bounds_changed')
    if (this.isIdleDue) return
    this.isIdleDue = true
    setTimeout(() => {
      this.isIdleDue = false
      this.fire('idle')
    })
  }

  getCenter = () => toLatLng(this.camera.center)
  getZoom = () => this.camera.zoom + ZOOM_DIFFERENCE
  getProjection = () => ({
    fromLatLngToPoint: (position: LatLng | Position) => {
      const { x, y } = toWorld(toPosition(position))
      return new Point(x * WORLD_PX, y * WORLD_PX)
    },
    fromPointToLatLng: ({ x, y }: Point) => toLatLng(fromWorld({ x: x / WORLD_PX, y: y / WORLD_PX })),
  })

  setZoom = (zoom: number) => this.moveCamera({ zoom })

  moveCamera({ center, zoom }: { center?: LatLng | Position; zoom?: number }) {
    const before = `${this.getCenter().toString()} ${this.getZoom()}`
    if (center) this.camera.center = toPosition(center)
    const { minZoom, maxZoom } = this.options
    if (zoom !== undefined)
      this.camera.zoom = Math.min(maxZoom, Math.max(minZoom, Math.round(zoom))) - ZOOM_DIFFERENCE
    if (before !== `${this.getCenter().toString()} ${this.getZoom()}`) this.announceChange()
  }

  /** Acts as a visitor who drags the map. */
  drag(x: number, y: number) {
    this.fire('dragstart')
    this.camera.pan(x, y)
    this.announceChange()
  }

  /** Acts as Google's map after a change of its element's size. */
  announceResize() {
    this.announceChange()
  }
}

class OverlayView {
  onAdd = () => undefined
  onRemove = () => undefined
  draw = () => undefined
  private map: FakeGoogleMap | null = null

  setMap(map: FakeGoogleMap | null) {
    if (this.map && !map) this.onRemove()
    this.map = map
    if (!map) return
    queueMicrotask(() => {
      this.onAdd()
      this.draw()
    })
  }

  getProjection() {
    const { camera } = this.map!
    return {
      fromLatLngToContainerPixel: (position: LatLng | Position) => camera.project(toPosition(position)),
      fromContainerPixelToLatLng: (spot: Point, noClampNoWrap = false) => {
        const { lat, lng } = camera.unproject(spot)
        return new LatLng(lat, noClampNoWrap ? lng : wrap(lng))
      },
    }
  }
}

/** Fakes the part of `google` that the site's map uses, without drawing. */
export const fakeGoogle = {
  maps: {
    Map: FakeGoogleMap,
    OverlayView,
    LatLng,
    Point,
    event: { clearInstanceListeners: (map: FakeGoogleMap) => map.clearListeners() },
  },
}
