'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, NetworkError } from '@/lib/browser/call-api'
import type { MapBox, SearchMap } from '@/lib/contract/search-map'
import { toCallInput } from '@/lib/search/codec'
import type { SearchState } from '@/lib/search/state'

/** The part of the country that a map shows. */
export interface MapView {
  box: MapBox
  zoom: number
}

/** Returns the filters of a search. A fixed order and page make them equal for every sort order and page. */
export const toMapFilters = (state: SearchState) => ({
  kind: state.kind,
  ...toCallInput({ ...state, sort: 'most-recent' }, 1),
})

export interface MapMarks {
  /** The newest answer. It is kept while the next one is loading, and if that one fails. */
  data: SearchMap | null
  /** How many homes of the search have no position. */
  unlocated: number
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

/** Loads the clusters and pins of a view. Without a view, loads those of all homes, and the box around the homes. */
export function useMapMarks(state: SearchState, view: MapView | null): MapMarks {
  const filters = toMapFilters(state)
  const query = useQuery({
    queryKey: ['map', filters, view],
    queryFn: async ({ signal }) => {
      const reply = await callApi('searchMap', { ...filters, ...view }, { signal })
      // A refusal fails the query like an outage; there is no HTTP error status to pass on.
      if (!reply.ok) throw new NetworkError(0)
      return reply.data
    },
  })
  // Only the answer without a view states `unlocated`, so its number is kept for the answers that follow.
  const [latest, setLatest] = useState<{ data: SearchMap; unlocated: number } | null>(null)
  if (query.data && query.data !== latest?.data)
    setLatest({ data: query.data, unlocated: query.data.unlocated ?? latest?.unlocated ?? 0 })
  return {
    data: latest?.data ?? null,
    unlocated: latest?.unlocated ?? 0,
    isLoading: query.isFetching,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  }
}
