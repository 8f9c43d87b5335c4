import { roundToTenths } from '../../format/number'
import { findNearestPlaces, findNearestStations } from '../places/nearest'
import type { Point } from '../places/types'

const MAX_STATIONS = 3
const MAX_PLACES = 8

/** Finds stations, nearest first, and settlements, largest first, near a point. */
export function findSurroundings(point: Point) {
  return {
    stations: findNearestStations(point, MAX_STATIONS).map((station) => ({
      ...station,
      miles: roundToTenths(station.miles),
    })),
    nearby: findNearestPlaces(point, MAX_PLACES)
      .map(({ place }) => place)
      .sort((a, b) => b.population - a.population)
      .map(({ name, lat, lng }) => ({ name, lat, lng })),
  }
}
