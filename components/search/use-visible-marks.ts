'use client'

import { useKeptText } from '@/components/property/use-kept'
import { hiddenHomes, namesHome } from '@/lib/browser/kept-home-keys'
import type { ListingKind } from '@/lib/domain/listing-kind'
import type { MapMarks } from './use-map-marks'

/** Leaves the pins of the visitor's hidden homes off the map. Clusters name no homes, so they still count them. */
export function useVisibleMarks(
  kind: ListingKind,
  marks: MapMarks,
): { marks: MapMarks; hiddenCount: number } {
  const storedKeys = useKeptText(hiddenHomes)
  const { data } = marks
  if (!data || storedKeys === '') return { marks, hiddenCount: 0 }
  const pins = data.pins.filter(({ id }) => !namesHome(storedKeys, `${kind}:${id}`))
  return { marks: { ...marks, data: { ...data, pins } }, hiddenCount: data.pins.length - pins.length }
}
