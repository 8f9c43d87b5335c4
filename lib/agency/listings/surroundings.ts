import { toTenths } from '../../format/number'
import { nearestPlaces, nearestStations } from '../places/nearest'
import type { Point } from '../places/types'

const MAX_STATIONS = 3
const MAX_PLACES = 8

/** Finds stations, nearest first, and settlements, largest first, near a point. */
export function findSurroundings(point: Point) {
  return {
    stations: nearestStations(point, MAX_STATIONS).map((station) => ({
      ...station,
      miles: toTenths(station.miles),
    })),
    nearby: nearestPlaces(point, MAX_PLACES)
      .map(({ place }) => place)
      .sort((a, b) => b.population - a.population)
      .map(({ name, lat, lng }) => ({ name, lat, lng })),
  }
}
