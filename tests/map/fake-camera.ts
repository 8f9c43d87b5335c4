export interface Position {
  lat: number
  lng: number
}

/** Width of the world at zoom 0. */
const WORLD_PX = 512
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Projects by Web Mercator, to fractions of the world's width and height from its upper left corner. */
export const toWorld = ({ lat, lng }: Position) => ({
  x: (lng + 180) / 360,
  y: (1 - Math.log(Math.tan(Math.PI / 4 + toRadians(lat) / 2)) / Math.PI) / 2,
})
export const fromWorld = ({ x, y }: { x: number; y: number }): Position => ({
  lng: x * 360 - 180,
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
})

/** The camera of both fake maps: an element, a centre and a zoom as MapLibre counts it. */
export class FakeCamera {
  center: Position = { lat: 0, lng: 0 }
  zoom = 0

  constructor(readonly container: HTMLElement) {}

  get scale() {
    return WORLD_PX * 2 ** this.zoom
  }

  project(position: Position) {
    const middle = toWorld(this.center)
    const { x, y } = toWorld(position)
    return {
      x: (x - middle.x) * this.scale + this.container.clientWidth / 2,
      y: (y - middle.y) * this.scale + this.container.clientHeight / 2,
    }
  }

  unproject({ x, y }: { x: number; y: number }): Position {
    const middle = toWorld(this.center)
    return fromWorld({
      x: middle.x + (x - this.container.clientWidth / 2) / this.scale,
      y: middle.y + (y - this.container.clientHeight / 2) / this.scale,
    })
  }

  /** Moves the visible part of the map by a number of pixels. */
  pan(x: number, y: number) {
    const { clientWidth, clientHeight } = this.container
    this.center = this.unproject({ x: clientWidth / 2 + x, y: clientHeight / 2 + y })
  }
}

/** Sets the size of an element, because jsdom has no layout. */
export function setSize(element: HTMLElement, width: number, height: number): void {
  Object.defineProperty(element, 'clientWidth', { value: width, configurable: true })
  Object.defineProperty(element, 'clientHeight', { value: height, configurable: true })
}
