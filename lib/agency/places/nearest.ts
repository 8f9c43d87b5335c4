import { getAllPlaces, getAllStations } from './gazetteer'
import { findNearest } from './geometry'
import type { Place, Point } from './types'

export function findNearestPlaces(point: Point, count: number): { place: Place; miles: number }[] {
  return findNearest(getAllPlaces(), point, count).map(({ item, miles }) => ({ place: item, miles }))
}

export function findNearestStations(
  point: Point,
  count: number,
): (Point & { name: string; miles: number })[] {
  return findNearest(getAllStations(), point, count).map(({ item, miles }) => ({
    name: item.name,
    miles,
    lat: item.lat,
    lng: item.lng,
  }))
}
