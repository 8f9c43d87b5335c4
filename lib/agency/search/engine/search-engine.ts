import { listingKinds, type ListingKind } from '../../../domain/listing-kind'
import { AreaTable } from './areas'
import { Dictionary } from './dictionary'
import type { EngineCriteria } from './engine-criteria'
import {
  ListingStore,
  type ChangeCounts,
  type FoundIds,
  type RowCollector,
  type SearchChange,
} from './listing-store'
import { toResultOrder } from './order-rows'
import type { PlaceFilter } from './verdict'
import type { EngineRow } from './row'
import type { SlicedWork } from './slices'

/** The column of unit keys (see toUnitKey) is a Uint16Array, which can number this many. Only some hundreds exist. */
const MAX_UNITS = 65_536

export interface EngineSearch {
  criteria: EngineCriteria
  /** A token of the sort menu. */
  orderby: string
}

/** Finds in memory exactly what PostgreSQL finds in search_entry. EngineFollower keeps its listings up to date. */
export class SearchEngine {
  private readonly tables = {
    areas: new AreaTable(),
    streets: new Dictionary(),
    units: new Dictionary(MAX_UNITS),
  }
  private readonly stores: Record<ListingKind, ListingStore> = {
    sale: new ListingStore(this.tables),
    let: new ListingStore(this.tables),
  }

  get size(): number {
    return listingKinds.reduce((sum, kind) => sum + this.stores[kind].size, 0)
  }

  /** Makes room for the listings that are about to be loaded, because growing step by step takes long. */
  *reserve(counts: Record<ListingKind, number>): SlicedWork {
    for (const kind of listingKinds) yield* this.stores[kind].reserve(counts[kind])
  }

  /** Adds a listing that the engine does not have; `rebuild` must be run once all are loaded. */
  load(row: EngineRow): void {
    this.stores[row.kind].load(row)
  }

  put(row: EngineRow): void {
    // The listing may have been of another kind before.
    for (const kind of listingKinds) if (kind !== row.kind) this.stores[kind].remove(row.id)
    this.stores[row.kind].put(row)
  }

  remove(id: number): void {
    for (const kind of listingKinds) this.stores[kind].remove(id)
  }

  /** Whether `rebuild` should be run soon. Until then, searches test the changed rows one by one. */
  get needsRebuild(): boolean {
    return listingKinds.some((kind) => this.stores[kind].needsRebuild)
  }

  /** Rebuilds the stores that need it, or all with `isForced`. Searches may run between slices, rebuilds may not. */
  *rebuild({ isForced = false } = {}): SlicedWork {
    for (const kind of listingKinds)
      if (isForced || this.stores[kind].needsRebuild) yield* this.stores[kind].rebuild()
  }

  /** Finds a page of a search. Pages are counted from 1. A page after the last page has no ids. */
  find({ criteria, orderby }: EngineSearch, page: number, limit: number): FoundIds {
    const from = (page - 1) * limit
    return this.stores[criteria.kind].find(
      criteria,
      toResultOrder(orderby, criteria.centre),
      from,
      from + limit,
    )
  }

  /** Counts the homes of a search, and the homes that it would find with each change; see ListingStore. */
  countChanges(criteria: EngineCriteria, changes: readonly SearchChange[]): SlicedWork<ChangeCounts> {
    return this.stores[criteria.kind].countChanges(criteria, changes)
  }

  /** Passes the rows that a search finds within a place to a collector; see ListingStore. */
  collect<Collector extends RowCollector>(
    criteria: EngineCriteria,
    within: PlaceFilter | null,
    createCollector: () => Collector,
  ): SlicedWork<Collector> {
    return this.stores[criteria.kind].collect(criteria, within, createCollector)
  }
}
