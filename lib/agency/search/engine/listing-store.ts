import type { SearchCriteria } from '../criteria'
import { ChoiceTally, type CountedChange } from './choice-tally'
import type { Columns } from './columns'
import { listConditions } from './conditions'
import type { EngineCriteria } from './engine-criteria'
import { compareResults, type ResultOrder } from './order-rows'
import { findRows } from './page-rows'
import { both, createPlaceFilter, type Tables } from './place-filter'
import { createRingTally, type PlaceChange } from './ring-counts'
import type { EngineRow } from './row'
import { toRuns } from './runs'
import { countHits, createScan, listHits, type Scan } from './scan'
import { buildSegment, findRow, type Segment } from './segment'
import { runAtOnce, type SlicedWork } from './slices'
import { createSource, createSourceInSlices, growSource, writeRow, type Source } from './source'
import { SOME, type PlaceFilter } from './verdict'

const INITIAL_CAPACITY = 256
/** The segment is rebuilt when there are more recent rows than this number and than this share of the segment. */
const MIN_ROWS_TO_REBUILD = 1_000
const MIN_SHARE_TO_REBUILD = 0.01
/** A removed row costs a search far less than a recent one, so more of them are allowed. */
const MAX_REMOVED_ROWS_PER_RECENT_ROW = 10

/** A page of a search: its ids in the order of the results, and the number of all results. */
export interface FoundIds {
  total: number
  ids: number[]
}

export type SearchChange = CountedChange | PlaceChange

const isPlaceChange = (change: SearchChange): change is Pick<SearchCriteria, 'place'> => 'place' in change
const isNearChange = (change: SearchChange): change is Pick<SearchCriteria, 'near'> => 'near' in change
const isCounted = (change: SearchChange): change is CountedChange =>
  !isPlaceChange(change) && !isNearChange(change)

export interface ChangeCounts {
  total: number
  /** In the order of the changes. */
  counts: number[]
}

/** Work with pauses is begun at most this many times. If changes interrupt each attempt, it is done without pauses. */
const MAX_PAUSED_ATTEMPTS = 2

/** Collects the rows that a search finds. */
export interface RowCollector {
  /** Adds rows of the segment, in ascending order. The next call overwrites the array. */
  addSegmentRows(segment: Segment, rows: Uint32Array): void
  /** Adds the recent rows, which are not in the segment yet. */
  addRows(columns: Columns, rows: readonly number[]): void
}

/** A segment prepared for fast searches, and the rows changed since it was built, which are searched one by one. */
export class ListingStore {
  private segment: Segment
  private recent: Source = createSource(INITIAL_CAPACITY)
  private recentCount = 0
  /** The recent row of a listing, by its id. */
  private readonly recentRowOf = new Map<number, number>()
  /** Rows that are no longer live but still take room, in the segment and among the recent rows. */
  private removedCount = 0
  /** Grows with each change. */
  private version = 0
  /** Changes since a rebuild began, by id, to be repeated on the new segment; undefined while there is no rebuild. */
  private changes: Map<number, EngineRow | null> | undefined

  constructor(private readonly tables: Tables) {
    this.segment = runAtOnce(buildSegment([], { areas: new Uint32Array(0), streetCount: 0 }))
  }

  get size(): number {
    return this.segment.count + this.recentCount - this.removedCount
  }

  /** Makes room for so many rows before the first is loaded. */
  *reserve(rows: number): SlicedWork {
    if (rows > this.recent.columns.id.length) this.recent = yield* createSourceInSlices(rows)
  }

  /** Adds a row of a listing that the store does not have, before the first rebuild. */
  load(row: EngineRow): void {
    this.append(row)
  }

  /** Adds a listing, or replaces it. */
  put(row: EngineRow): void {
    this.markRemoved(row.id)
    this.recentRowOf.set(row.id, this.append(row))
    this.changes?.set(row.id, row)
  }

  remove(id: number): void {
    this.markRemoved(id)
    this.changes?.set(id, null)
  }

  /** Marks the row of a listing as removed, if there is one. */
  private markRemoved(id: number): void {
    this.version += 1
    const recentRow = this.recentRowOf.get(id)
    if (recentRow !== undefined) {
      this.recent.facts.remove(recentRow)
      this.recentRowOf.delete(id)
      this.removedCount += 1
      return
    }
    const { facts } = this.segment
    const row = findRow(this.segment, id)
    if (row === undefined || !facts.isLive(row)) return
    facts.remove(row)
    this.removedCount += 1
  }

  private append(row: EngineRow): number {
    const at = this.recentCount
    if (at === this.recent.columns.id.length) this.recent = growSource(this.recent, at * 2)
    writeRow(this.recent, at, row, this.tables)
    this.recentCount += 1
    return at
  }

  /** Whether so much has changed that searches would become slow. */
  get needsRebuild(): boolean {
    if (this.changes) return false
    const maxRecent = Math.max(MIN_ROWS_TO_REBUILD, this.segment.count * MIN_SHARE_TO_REBUILD)
    const maxRemoved = maxRecent * MAX_REMOVED_ROWS_PER_RECENT_ROW
    return this.recentCount > maxRecent || this.removedCount > maxRemoved
  }

  /** Builds a new segment of all rows. Searches and changes go on between its slices. */
  *rebuild(): SlicedWork {
    const changes = new Map<number, EngineRow | null>()
    this.changes = changes
    const { segment, recent, recentCount } = this
    const sources = [segment, { ...recent, count: recentCount }]
    this.segment = yield* buildSegment(sources, {
      areas: this.tables.areas.listByPostcode(),
      streetCount: this.tables.streets.size,
    })
    this.recent = createSource(INITIAL_CAPACITY)
    this.recentCount = 0
    this.recentRowOf.clear()
    this.removedCount = 0
    this.version += 1
    this.changes = undefined
    for (const [id, row] of changes) {
      if (row) this.put(row)
      else this.remove(id)
    }
  }

  /** Passes the rows of a search to a collector, in slices; see `atOneMoment`. Each attempt creates a new collector. */
  collect<Collector extends RowCollector>(
    criteria: EngineCriteria,
    within: PlaceFilter | null,
    createCollector: () => Collector,
  ): SlicedWork<Collector> {
    return this.atOneMoment(() => this.collectOnce(criteria, within, createCollector()))
  }

  private *collectOnce<Collector extends RowCollector>(
    criteria: EngineCriteria,
    within: PlaceFilter | null,
    collector: Collector,
  ): SlicedWork<Collector> {
    const { segment } = this
    const searchedPlace = createPlaceFilter(this.tables, criteria)
    const bothPlaces = searchedPlace !== null && within !== null ? both(searchedPlace, within) : null
    const place = bothPlaces ?? searchedPlace ?? within
    for (const rows of listHits(this.scanSegment(criteria, place))) {
      collector.addSegmentRows(segment, rows)
      yield
    }
    collector.addRows(this.recent.columns, this.listRecent(criteria, place))
    return collector
  }

  private scanSegment(criteria: EngineCriteria, place: PlaceFilter | null): Scan {
    return createScan(this.segment, criteria, place, toRuns(this.segment, place))
  }

  /** Prepares a search of the recent rows. They are not sorted by area, so each is tested by its place. */
  private scanRecent(criteria: EngineCriteria, place: PlaceFilter | null): Scan {
    return createScan(this.recent, criteria, place, [{ start: 0, end: this.recentCount, verdict: SOME }])
  }

  private listRecent(criteria: EngineCriteria, place: PlaceFilter | null): number[] {
    const found: number[] = []
    for (const rows of listHits(this.scanRecent(criteria, place))) found.push(...rows)
    return found
  }

  /**
   * Does sliced work on the listings of one moment. If listings change in a pause, the work begins again. After
   * MAX_PAUSED_ATTEMPTS it is done without pauses.
   */
  private *atOneMoment<T>(begin: () => SlicedWork<T>): SlicedWork<T> {
    for (let attempt = 0; attempt < MAX_PAUSED_ATTEMPTS; attempt += 1) {
      const { version } = this
      const work = begin()
      while (this.version === version) {
        const step = work.next()
        if (step.done) return step.value
        yield
      }
    }
    return runAtOnce(begin())
  }

  /** Counts the rows of a search, and the rows that it would find with each change, in slices; see `atOneMoment`. */
  countChanges(criteria: EngineCriteria, changes: readonly SearchChange[]): SlicedWork<ChangeCounts> {
    return this.atOneMoment(() => this.countOnce(criteria, changes))
  }

  private *countOnce(criteria: EngineCriteria, changes: readonly SearchChange[]): SlicedWork<ChangeCounts> {
    const { segment } = this
    const place = createPlaceFilter(this.tables, criteria)
    const tally = new ChoiceTally(criteria, changes.filter(isCounted))
    yield* tally.addRuns(segment, toRuns(segment, place), place)
    yield* tally.addRecent(this.recent, this.recentCount, place)
    const placeCounts = new Map(yield* this.countPlaces(criteria, changes.filter(isPlaceChange)))
    const nearCounts = new Map(yield* this.countPlaces(criteria, changes.filter(isNearChange)))
    const count = (change: SearchChange) =>
      isCounted(change) ? tally.count(change) : (placeCounts.get(change) ?? nearCounts.get(change) ?? 0)
    return { total: tally.total, counts: changes.map(count) }
  }

  /** Counts the rows for changes of the place, or of the second place. One pass suffices if only the radius differs. */
  private *countPlaces(
    criteria: EngineCriteria,
    changes: readonly PlaceChange[],
  ): SlicedWork<(readonly [PlaceChange, number])[]> {
    const rings = createRingTally(this.tables, criteria, changes)
    if (rings === null) return yield* this.countEach(criteria, changes)
    const { segment, recent } = this
    const anywhere = { ...criteria, place: null, near: null, drawnArea: null }
    yield* rings.tally.addSegment(segment, listConditions(segment, anywhere))
    for (const row of this.listRecent(anywhere, null)) rings.tally.addRow(recent.columns, row)
    return changes.map((change, at) => [change, rings.tally.countUpTo(rings.levels[at] ?? 0)])
  }

  /** Counts the rows for each change, and equal changes once. All radii round a place without a point are equal. */
  private *countEach(
    criteria: EngineCriteria,
    changes: readonly PlaceChange[],
  ): SlicedWork<(readonly [PlaceChange, number])[]> {
    const known = new Map<string, number>()
    const counts: [PlaceChange, number][] = []
    for (const change of changes) {
      const key = JSON.stringify(change)
      const count = known.get(key) ?? this.count({ ...criteria, ...change })
      known.set(key, count)
      counts.push([change, count])
      yield
    }
    return counts
  }

  private count(criteria: EngineCriteria): number {
    const place = createPlaceFilter(this.tables, criteria)
    return countHits(this.scanSegment(criteria, place)) + countHits(this.scanRecent(criteria, place))
  }

  /** Finds the ids at the positions from … to − 1 of the results. */
  find(criteria: EngineCriteria, order: ResultOrder, from: number, to: number): FoundIds {
    const { segment } = this
    const recentColumns = this.recent.columns
    const place = createPlaceFilter(this.tables, criteria)
    const recentRows = this.listRecent(criteria, place).sort((a, b) =>
      compareResults(order, recentColumns, a, recentColumns, b),
    )
    // Of the `from` results before the page, at most recentRows.length are recent. The others are hits of the segment.
    const skipped = Math.max(0, from - recentRows.length)
    const { total, rows } = findRows(segment, this.scanSegment(criteria, place), criteria, order, skipped, to)
    // Merges the hits of the segment and the recent hits, both of which are in the order of the results.
    const ids: number[] = []
    for (let position = skipped, next = 0, recentNext = 0; position < to; position += 1) {
      const [row, recentRow] = [rows[next], recentRows[recentNext]]
      if (row === undefined && recentRow === undefined) break
      const isRecent =
        row === undefined ||
        (recentRow !== undefined && compareResults(order, recentColumns, recentRow, segment.columns, row) < 0)
      if (isRecent) recentNext += 1
      else next += 1
      if (position >= from) ids.push(isRecent ? recentColumns.id[recentRow!]! : segment.columns.id[row!]!)
    }
    return { total: total + recentRows.length, ids }
  }
}
