import { listingKinds, type ListingKind } from '../../../domain/listing-kind'
import { AreaTable } from './areas'
import { Dictionary } from './dictionary'
import type { EngineCriteria } from './engine-criteria'
import {
  ListingStore,
  type ChangeCounts,
  type FoundIds,
  type RowTaker,
  type SearchChange,
} from './listing-store'
import { toResultOrder } from './order-rows'
import type { PlaceFilter } from './verdict'
import type { EngineRow } from './row'
import type { Sliced } from './slices'

/** As many ends of postcodes as a column tells apart; there are some hundreds. */
const MAX_UNITS = 65_536

export interface EngineSearch {
  criteria: EngineCriteria
  orderby: string
}

/**
 * Answers searches from columns in memory, exactly as PostgreSQL answers them from search_entry: the same listings in
 * the same order, and the same count. Knows nothing of where its rows come from.
 */
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

  /** Makes room for listings that are about to be loaded, because making it little by little takes long. */
  *reserve(counts: Record<ListingKind, number>): Sliced {
    for (const kind of listingKinds) yield* this.stores[kind].reserve(counts[kind])
  }

  /** Adds a listing that the engine does not have; `rebuild` must run before searches. */
  load(row: EngineRow): void {
    this.stores[row.kind].load(row)
  }

  /** Adds a listing, or replaces it. */
  put(row: EngineRow): void {
    for (const kind of listingKinds) if (kind !== row.kind) this.stores[kind].remove(row.id)
    this.stores[row.kind].put(row)
  }

  remove(id: number): void {
    for (const kind of listingKinds) this.stores[kind].remove(id)
  }

  /** Whether `rebuild` should be run soon: until then, searches look through the changed rows one by one. */
  get needsRebuild(): boolean {
    return listingKinds.some((kind) => this.stores[kind].needsRebuild)
  }

  /** Sorts changed rows in. Searches and changes may go on between its slices; a second rebuild may not. */
  *rebuild({ isForced = false } = {}): Sliced {
    for (const kind of listingKinds)
      if (isForced || this.stores[kind].needsRebuild) yield* this.stores[kind].rebuild()
  }

  /** Finds a page of a search, from page 1: its ids in order, none beyond the last page, and the count of all. */
  find({ criteria, orderby }: EngineSearch, page: number, limit: number): FoundIds {
    const from = (page - 1) * limit
    return this.stores[criteria.kind].find(
      criteria,
      toResultOrder(orderby, criteria.centre),
      from,
      from + limit,
    )
  }

  /** Counts the homes of a search, and those that each change of it would leave; see ListingStore. */
  countChanges(criteria: EngineCriteria, changes: readonly SearchChange[]): Sliced<ChangeCounts> {
    return this.stores[criteria.kind].countChanges(criteria, changes)
  }

  /** Passes the rows that a search finds within a place on, in slices; see ListingStore. */
  collect<Taker extends RowTaker>(
    criteria: EngineCriteria,
    within: PlaceFilter | null,
    create: () => Taker,
  ): Sliced<Taker> {
    return this.stores[criteria.kind].collect(criteria, within, create)
  }
}
