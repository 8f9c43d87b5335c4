/** A station further away is of no use, and may even lie across a sea. */
const MAX_STATION_MILES = 15

export const findUsefulStations = <T extends { miles: number }>(stations: readonly T[] = []): T[] =>
  stations.filter(({ miles }) => miles <= MAX_STATION_MILES)
