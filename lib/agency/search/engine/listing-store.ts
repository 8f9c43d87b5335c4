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
import { runAtOnce, type Sliced } from './slices'
import { createSource, createSourceInSlices, growSource, writeRow, type Source } from './source'
import { SOME, type PlaceFilter } from './verdict'

const FIRST_CAPACITY = 256
/** New rows up to which searches look through them one by one; beyond, they are built into the segment. */
const MIN_RECENT_ROWS = 1_000
const MAX_RECENT_SHARE = 0.01

/** Finds the ids of the places from … to − 1 in the results, and the count of all. */
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

/** How often work begins with pauses before it is done without. */
const MAX_PAUSED_ATTEMPTS = 2

/** Takes the rows that a search finds, of a segment in its order, and of other columns. The array is used again. */
export interface RowTaker {
  takeBlock(segment: Segment, rows: Uint32Array): void
  takeRows(columns: Columns, rows: readonly number[]): void
}

/** The listings of one kind: a segment, and the rows that were added or replaced since it was built. */
export class ListingStore {
  private segment: Segment
  private recent: Source = createSource(FIRST_CAPACITY)
  private recentCount = 0
  private readonly recentRowOf = new Map<number, number>()
  private removedCount = 0
  /** Grows with each change. */
  private version = 0
  /** The changes since a new segment began to be built, to be repeated on it; undefined while none is. */
  private changes: Map<number, EngineRow | null> | undefined

  constructor(private readonly tables: Tables) {
    this.segment = runAtOnce(buildSegment([], { areas: new Uint32Array(0), streetCount: 0 }))
  }

  get size(): number {
    return this.segment.count + this.recentCount - this.removedCount
  }

  /** Makes room for rows before the first is loaded. */
  *reserve(rows: number): Sliced {
    if (rows > this.recent.columns.id.length) this.recent = yield* createSourceInSlices(rows)
  }

  /** Adds a row that is new, before the first rebuild. */
  load(row: EngineRow): void {
    this.append(row)
  }

  put(row: EngineRow): void {
    this.hide(row.id)
    this.recentRowOf.set(row.id, this.append(row))
    this.changes?.set(row.id, row)
  }

  remove(id: number): void {
    this.hide(id)
    this.changes?.set(id, null)
  }

  private hide(id: number): void {
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
    const limit = Math.max(MIN_RECENT_ROWS, this.segment.count * MAX_RECENT_SHARE)
    return this.recentCount > limit || this.removedCount > limit * 10
  }

  /** Builds all rows into a new segment. Searches and changes go on between its slices. */
  *rebuild(): Sliced {
    const changes = (this.changes = new Map<number, EngineRow | null>())
    const { segment, recent, recentCount } = this
    const sources = [segment, { ...recent, count: recentCount }]
    this.segment = yield* buildSegment(sources, {
      areas: this.tables.areas.listByPostcode(),
      streetCount: this.tables.streets.size,
    })
    this.recent = createSource(FIRST_CAPACITY)
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

  /**
   * Passes the rows that a search finds within a place on, in slices; see `atOneMoment`.
   * @param create makes what takes the rows, anew each time that the collecting begins
   */
  collect<Taker extends RowTaker>(
    criteria: EngineCriteria,
    within: PlaceFilter | null,
    create: () => Taker,
  ): Sliced<Taker> {
    return this.atOneMoment(() => this.collectOnce(criteria, within, create()))
  }

  private *collectOnce<Taker extends RowTaker>(
    criteria: EngineCriteria,
    within: PlaceFilter | null,
    taker: Taker,
  ): Sliced<Taker> {
    const { segment } = this
    const searched = createPlaceFilter(this.tables, criteria)
    const place = searched && within ? both(searched, within) : (searched ?? within)
    for (const rows of listHits(this.scanSegment(criteria, place))) {
      taker.takeBlock(segment, rows)
      yield
    }
    taker.takeRows(this.recent.columns, this.listRecent(criteria, place))
    return taker
  }

  private scanSegment(criteria: EngineCriteria, place: PlaceFilter | null): Scan {
    return createScan(this.segment, criteria, place, toRuns(this.segment, place))
  }

  /** Prepares a search of the rows that are not in the segment yet. */
  private scanRecent(criteria: EngineCriteria, place: PlaceFilter | null): Scan {
    return createScan(this.recent, criteria, place, [{ start: 0, end: this.recentCount, verdict: SOME }])
  }

  private listRecent(criteria: EngineCriteria, place: PlaceFilter | null): number[] {
    const found: number[] = []
    for (const rows of listHits(this.scanRecent(criteria, place))) found.push(...rows)
    return found
  }

  /**
   * Does sliced work on the listings of one moment. Where they change between the slices it begins anew, at last
   * without a pause.
   */
  private *atOneMoment<T>(begin: () => Sliced<T>): Sliced<T> {
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

  /** Counts the rows of a search, and those that each change of it would leave, in slices; see `atOneMoment`. */
  countChanges(criteria: EngineCriteria, changes: readonly SearchChange[]): Sliced<ChangeCounts> {
    return this.atOneMoment(() => this.countOnce(criteria, changes))
  }

  /** See ChoiceTally and RingTally. */
  private *countOnce(criteria: EngineCriteria, changes: readonly SearchChange[]): Sliced<ChangeCounts> {
    const { segment } = this
    const place = createPlaceFilter(this.tables, criteria)
    const tally = new ChoiceTally(criteria, changes.filter(isCounted))
    yield* tally.addRuns(segment, toRuns(segment, place), place)
    yield* tally.addRecent(this.recent, this.recentCount, place)
    const countsOfPlaces = new Map(yield* this.countPlaces(criteria, changes.filter(isPlaceChange)))
    const countsOfNear = new Map(yield* this.countPlaces(criteria, changes.filter(isNearChange)))
    const count = (change: SearchChange) =>
      isCounted(change) ? tally.count(change) : (countsOfPlaces.get(change) ?? countsOfNear.get(change) ?? 0)
    return { total: tally.total, counts: changes.map(count) }
  }

  private *countPlaces(
    criteria: EngineCriteria,
    changes: readonly PlaceChange[],
  ): Sliced<(readonly [PlaceChange, number])[]> {
    const rings = createRingTally(this.tables, criteria, changes)
    if (rings === null) return yield* this.countEach(criteria, changes)
    const { segment, recent } = this
    const anywhere = { ...criteria, place: null, near: null, drawnArea: null }
    yield* rings.tally.addSegment(segment, listConditions(segment, anywhere))
    for (const row of this.listRecent(anywhere, null)) rings.tally.addRow(recent.columns, row)
    return changes.map((change, at) => [change, rings.tally.countUpTo(rings.levels[at] ?? 0)])
  }

  /** Counts changes one by one, equal ones once: a place without a point is the same within any miles. */
  private *countEach(
    criteria: EngineCriteria,
    changes: readonly PlaceChange[],
  ): Sliced<(readonly [PlaceChange, number])[]> {
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

  find(criteria: EngineCriteria, order: ResultOrder, from: number, to: number): FoundIds {
    const { segment } = this
    const recent = this.recent.columns
    const place = createPlaceFilter(this.tables, criteria)
    const added = this.listRecent(criteria, place).sort((a, b) => compareResults(order, recent, a, recent, b))
    // Even if all recent hits came first, the page would begin with this row of the segment.
    const skipped = Math.max(0, from - added.length)
    const { total, rows } = findRows(segment, this.scanSegment(criteria, place), criteria, order, skipped, to)
    const ids: number[] = []
    for (let position = skipped, next = 0, recentNext = 0; position < to; position += 1) {
      const [row, recentRow] = [rows[next], added[recentNext]]
      if (row === undefined && recentRow === undefined) break
      const isRecent =
        row === undefined ||
        (recentRow !== undefined && compareResults(order, recent, recentRow, segment.columns, row) < 0)
      if (isRecent) recentNext += 1
      else next += 1
      if (position >= from) ids.push(isRecent ? recent.id[recentRow!]! : segment.columns.id[row!]!)
    }
    return { total: total + added.length, ids }
  }
}
