import type { Point } from '../types'

/*
 * Converts British National Grid (OSGB36) to WGS84 by the formulae of the Ordnance Survey's "A guide to
 * coordinate systems in Great Britain", annexes B and C and section 6.6. The symbols are those of the guide.
 * The result is accurate to about 5 m: the exact transformation (OSTN15) needs a file of corrections.
 */

const AIRY = { a: 6_377_563.396, b: 6_356_256.909 }
const WGS84 = { a: 6_378_137, b: 6_356_752.314_2 }
const ORIGIN = { lat: radians(49), lng: radians(-2), east: 400_000, north: -100_000, scale: 0.999_601_271_7 }
/** The shifts tx, ty, tz in metres, rotations rx, ry, rz in seconds of arc, and scale s in parts per million. */
const HELMERT_TO_WGS84 = {
  tx: 446.448,
  ty: -125.157,
  tz: 542.06,
  rx: 0.1502,
  ry: 0.247,
  rz: 0.8421,
  s: -20.4894,
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

type Ellipsoid = { a: number; b: number }
type Cartesian = { x: number; y: number; z: number }

const eccentricity2 = ({ a, b }: Ellipsoid): number => 1 - (b * b) / (a * a)

function meridianArcMetres(lat: number): number {
  const n = (AIRY.a - AIRY.b) / (AIRY.a + AIRY.b)
  const d = lat - ORIGIN.lat
  const s = lat + ORIGIN.lat
  return (
    AIRY.b *
    ORIGIN.scale *
    ((1 + n + 1.25 * n ** 2 + 1.25 * n ** 3) * d -
      (3 * n + 3 * n ** 2 + 2.625 * n ** 3) * Math.sin(d) * Math.cos(s) +
      (1.875 * n ** 2 + 1.875 * n ** 3) * Math.sin(2 * d) * Math.cos(2 * s) -
      (35 / 24) * n ** 3 * Math.sin(3 * d) * Math.cos(3 * s))
  )
}

/** Converts a grid reference to latitude and longitude on the Airy ellipsoid, in radians. */
function unproject(easting: number, northing: number): { lat: number; lng: number } {
  let lat = ORIGIN.lat
  // The guide asks for 0.01 mm, which a few rounds reach.
  for (let round = 0; round < 20; round += 1) {
    const remainingMetres = northing - ORIGIN.north - meridianArcMetres(lat)
    if (Math.abs(remainingMetres) < 1e-5) break
    lat += remainingMetres / (AIRY.a * ORIGIN.scale)
  }
  const e2 = eccentricity2(AIRY)
  const sin2 = Math.sin(lat) ** 2
  const nu = (AIRY.a * ORIGIN.scale) / Math.sqrt(1 - e2 * sin2)
  const rho = (AIRY.a * ORIGIN.scale * (1 - e2)) / (1 - e2 * sin2) ** 1.5
  const eta2 = nu / rho - 1
  const t = Math.tan(lat)
  const sec = 1 / Math.cos(lat)
  const d = easting - ORIGIN.east
  return {
    lat:
      lat -
      (t / (2 * rho * nu)) * d ** 2 +
      (t / (24 * rho * nu ** 3)) * (5 + 3 * t ** 2 + eta2 - 9 * t ** 2 * eta2) * d ** 4 -
      (t / (720 * rho * nu ** 5)) * (61 + 90 * t ** 2 + 45 * t ** 4) * d ** 6,
    lng:
      ORIGIN.lng +
      (sec / nu) * d -
      (sec / (6 * nu ** 3)) * (nu / rho + 2 * t ** 2) * d ** 3 +
      (sec / (120 * nu ** 5)) * (5 + 28 * t ** 2 + 24 * t ** 4) * d ** 5 -
      (sec / (5040 * nu ** 7)) * (61 + 662 * t ** 2 + 1320 * t ** 4 + 720 * t ** 6) * d ** 7,
  }
}

function toCartesian(lat: number, lng: number): Cartesian {
  const e2 = eccentricity2(AIRY)
  const nu = AIRY.a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2)
  return {
    x: nu * Math.cos(lat) * Math.cos(lng),
    y: nu * Math.cos(lat) * Math.sin(lng),
    z: (1 - e2) * nu * Math.sin(lat),
  }
}

/** Shifts a position from the datum OSGB36 to WGS84. */
function shift({ x, y, z }: Cartesian): Cartesian {
  const [rx, ry, rz] = [HELMERT_TO_WGS84.rx, HELMERT_TO_WGS84.ry, HELMERT_TO_WGS84.rz].map((seconds) =>
    radians(seconds / 3600),
  ) as [number, number, number]
  const s = 1 + HELMERT_TO_WGS84.s / 1e6
  return {
    x: HELMERT_TO_WGS84.tx + x * s - y * rz + z * ry,
    y: HELMERT_TO_WGS84.ty + x * rz + y * s - z * rx,
    z: HELMERT_TO_WGS84.tz - x * ry + y * rx + z * s,
  }
}

function toPoint({ x, y, z }: Cartesian): Point {
  const e2 = eccentricity2(WGS84)
  const p = Math.hypot(x, y)
  let lat = Math.atan2(z, p * (1 - e2))
  // Each round adds about two exact digits.
  for (let round = 0; round < 10; round += 1) {
    const nu = WGS84.a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2)
    lat = Math.atan2(z + e2 * nu * Math.sin(lat), p)
  }
  return { lat: (lat * 180) / Math.PI, lng: (Math.atan2(y, x) * 180) / Math.PI }
}

/** Converts a grid reference, in metres, to a position. */
export function fromNationalGrid(easting: number, northing: number): Point {
  const { lat, lng } = unproject(easting, northing)
  return toPoint(shift(toCartesian(lat, lng)))
}
