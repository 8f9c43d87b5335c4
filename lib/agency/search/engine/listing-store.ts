import type { SearchCriteria } from '../criteria'
import { REMOVED, type ClassTable } from './classes'
import { ChoiceTally, type CountedChange } from './choice-tally'
import { createColumns, createColumnsInSlices, growColumns, NEVER, type Columns } from './columns'
import { compareResults, type ResultOrder } from './order-rows'
import { findRows } from './page-rows'
import { both, createPlaceFilter, type Tables } from './place-filter'
import type { PlaceFilter } from './verdict'
import { createRingTally, type PlaceChange } from './ring-counts'
import type { EngineRow } from './row'
import type { EngineCriteria } from './engine-criteria'
import { collectBlocks, countHits } from './scan'
import { buildSegment, findRow, removeRow, type Segment } from './segment'
import { createSelection, passes, toRankRange, toRuns, type Selection } from './selection'
import { runAtOnce, type Sliced } from './slices'
import { toUnitKey } from './units'

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

/** Days before 1970 and after the last that a column holds become its first and its last. */
const toDayColumn = (day: number | null): number =>
  day === null ? NEVER : Math.min(Math.max(day, 0), NEVER - 1)

/** The listings of one kind: a segment, and the rows that were added or replaced since it was built. */
export class ListingStore {
  private segment: Segment
  private recent: Columns = createColumns(FIRST_CAPACITY)
  private recentCount = 0
  private readonly recentRowOf = new Map<number, number>()
  private removedCount = 0
  /** Grows with each change. */
  private version = 0
  /** The changes since a new segment began to be built, to be repeated on it; undefined while none is. */
  private changes: Map<number, EngineRow | null> | undefined

  constructor(
    private readonly classes: ClassTable,
    private readonly tables: Tables,
  ) {
    this.segment = runAtOnce(buildSegment([], { areas: 0, streets: 0 }))
  }

  get size(): number {
    return this.segment.count + this.recentCount - this.removedCount
  }

  /** Makes room for rows before the first is loaded. */
  *reserve(rows: number): Sliced {
    if (rows > this.recent.id.length) this.recent = yield* createColumnsInSlices(rows)
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
      this.recent.listingClass[recentRow] = REMOVED
      this.recentRowOf.delete(id)
      this.removedCount += 1
      return
    }
    const row = findRow(this.segment, id)
    if (row === undefined || this.segment.columns.listingClass[row] === REMOVED) return
    removeRow(this.segment, row)
    this.removedCount += 1
  }

  private append(row: EngineRow): number {
    const at = this.recentCount
    if (at === this.recent.id.length) this.recent = growColumns(this.recent, at * 2)
    const { recent, tables } = this
    recent.id[at] = row.id
    recent.lat[at] = row.lat ?? NaN
    recent.lng[at] = row.lng ?? NaN
    recent.listingClass[at] = this.classes.add(row)
    recent.area[at] = tables.areas.add(row)
    recent.street[at] = tables.streets.add(row.street)
    recent.unit[at] = tables.units.add(toUnitKey(row.postcode, row.sector))
    recent.pricePence[at] = row.pricePence ?? Infinity
    recent.listedAtMs[at] = row.listedAtMs
    recent.features[at] = row.features
    recent.floorAreaSqFt[at] = row.floorAreaSqFt ?? 0
    recent.availableDay[at] = toDayColumn(row.availableDay)
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
    const sources = [segment, { columns: recent, count: recentCount }]
    this.segment = yield* buildSegment(sources, {
      areas: this.tables.areas.size,
      streets: this.tables.streets.size,
    })
    this.recent = createColumns(FIRST_CAPACITY)
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
    const { segment, recent } = this
    const wanted = createSelection(this.classes, this.tables, criteria)
    const place = wanted.place && within ? both(wanted.place, within) : (wanted.place ?? within)
    const selection = { ...wanted, place }
    const runs = toRuns(segment, place)
    for (const rows of collectBlocks({ segment, selection, runs, ranks: toRankRange(segment, selection) })) {
      taker.takeBlock(segment, rows)
      yield
    }
    const added: number[] = []
    for (let row = 0; row < this.recentCount; row += 1) if (passes(selection, recent, row)) added.push(row)
    taker.takeRows(recent, added)
    return taker
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
    const { segment, recent } = this
    const place = createPlaceFilter(this.tables, criteria)
    const tally = new ChoiceTally(this.classes, criteria, changes.filter(isCounted))
    yield* tally.addRuns(segment, toRuns(segment, place), place)
    tally.addRows(recent, this.recentCount, place)
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
    if (rings === null) {
      const counts: [PlaceChange, number][] = []
      for (const change of changes) {
        counts.push([change, this.count({ ...criteria, ...change })])
        yield
      }
      return counts
    }
    const { segment, recent } = this
    const selection = createSelection(this.classes, this.tables, {
      ...criteria,
      place: null,
      near: null,
      drawnArea: null,
    })
    yield* rings.tally.addSegment(segment, selection)
    for (let row = 0; row < this.recentCount; row += 1)
      if (passes(selection, recent, row)) rings.tally.addRow(recent, row)
    return changes.map((change, at) => [change, rings.tally.countUpTo(rings.levels[at] ?? 0)])
  }

  private count(criteria: EngineCriteria): number {
    const { segment, recent } = this
    const selection = createSelection(this.classes, this.tables, criteria)
    const runs = toRuns(segment, selection.place)
    let total = countHits({ segment, selection, runs, ranks: toRankRange(segment, selection) })
    for (let row = 0; row < this.recentCount; row += 1) if (passes(selection, recent, row)) total += 1
    return total
  }

  find(criteria: EngineCriteria, order: ResultOrder, from: number, to: number): FoundIds {
    const { segment, recent } = this
    const selection = createSelection(this.classes, this.tables, criteria)
    const scan = {
      segment,
      selection,
      runs: toRuns(segment, selection.place),
      ranks: toRankRange(segment, selection),
    }
    const added = this.findRecent(selection, order)
    // Even if all recent hits came first, the page would begin with this row of the segment.
    const skipped = Math.max(0, from - added.length)
    const { total, rows } = findRows(scan, order, skipped, to)
    const ids: number[] = []
    for (let place = skipped, next = 0, recentNext = 0; place < to; place += 1) {
      const [row, recentRow] = [rows[next], added[recentNext]]
      if (row === undefined && recentRow === undefined) break
      const isRecent =
        row === undefined ||
        (recentRow !== undefined && compareResults(order, recent, recentRow, segment.columns, row) < 0)
      if (isRecent) recentNext += 1
      else next += 1
      if (place >= from) ids.push(isRecent ? recent.id[recentRow!]! : segment.columns.id[row!]!)
    }
    return { total: total + added.length, ids }
  }

  private findRecent(selection: Selection, order: ResultOrder): number[] {
    const { recent } = this
    const hits: number[] = []
    for (let row = 0; row < this.recentCount; row += 1) if (passes(selection, recent, row)) hits.push(row)
    return hits.sort((a, b) => compareResults(order, recent, a, recent, b))
  }
}
