import { nearestPlaces, nearestStations } from '../places/nearest'
import type { Point } from '../places/types'

const STATIONS = 3
const PLACES = 8

/** Finds stations and settlements near a point, for a listing's facts and map. */
export function findSurroundings(point: Point) {
  return {
    stations: nearestStations(point, STATIONS).map((station) => ({
      ...station,
      miles: Math.round(station.miles * 10) / 10,
    })),
    nearby: nearestPlaces(point, PLACES)
      .map(({ place }) => place)
      .sort((a, b) => b.population - a.population)
      .map(({ name, lat, lng }) => ({ name, lat, lng })),
  }
}
