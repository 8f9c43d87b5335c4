import { db, withSnapshot } from '../../database'
import { isUnreachable } from '../../pool'
import { subscribe } from '../../../events/subscribers'
import type { SearchCriteria } from '../criteria'
import type { EngineCriteria } from './engine-criteria'
import type { FoundIds } from './listing-store'
import { MAX_MOMENT_AGE_MS, readChanges, readMoment, type Moment } from './read-changes'
import { countEntries, readRows, readRowsAfter } from './read-rows'
import { SearchEngine, type EngineSearch } from './search-engine'
import { runSliced } from './slices'
import { WordedListings } from './worded-listings'

/** Rows of one statement: few enough that taking them in does not hold the event loop up. */
const ROWS_PER_READ = 500
/** Changed listings that a search waits for. While more are read, searches are answered by PostgreSQL. */
const MAX_AWAITED_CHANGES = 500
const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 30_000

/** An engine with the listings of a moment of the database. */
interface Loaded {
  engine: SearchEngine
  moment: Moment
  readAtMs: number
}

/** Reads all listings as of one snapshot. */
async function load(isStopped: () => boolean): Promise<Loaded> {
  const engine = new SearchEngine()
  const readAtMs = Date.now()
  const moment = await withSnapshot(async (tx) => {
    const start = await readMoment(tx)
    await runSliced(engine.reserve(await countEntries(tx)))
    for (let last = 0; !isStopped();) {
      const rows = await readRowsAfter(tx, last, ROWS_PER_READ)
      rows.forEach((row) => engine.load(row))
      if (rows.length < ROWS_PER_READ) break
      last = rows.at(-1)!.id
    }
    return start
  })
  await runSliced(engine.rebuild({ isForced: true }))
  return { engine, moment, readAtMs }
}

/** An engine with all that has been committed, and the criteria of a search as it reads them. */
export interface CurrentEngine {
  engine: SearchEngine
  criteria: EngineCriteria
}

/**
 * Keeps a search engine equal to the database. Each search first asks for the changes that have been committed since
 * the last one, so it never finds less than PostgreSQL would; the database's events only bring them in earlier.
 */
export class EngineFollower {
  private loaded: Loaded | undefined
  private worded = new WordedListings()
  private flight: Promise<boolean> | undefined
  private nextFlight: Promise<boolean> | undefined
  /** Set while many changes are taken in, or all listings are read. */
  private isBehind = true
  private isRebuilding = false
  private isStopped = false
  private retryMs = FIRST_RETRY_MS
  private retryTimer: NodeJS.Timeout | undefined
  private readonly unsubscribe: () => void

  constructor() {
    this.unsubscribe = subscribe(({ type }) => {
      if (type === 'listing-changed' || type === 'listing-removed' || type === 'reconnected')
        // After a failure the next search asks again.
        this.catchUp().catch(() => {})
    })
    this.reload()
  }

  /** The engine that answers searches; undefined while PostgreSQL answers them. */
  get engine(): SearchEngine | undefined {
    return this.isBehind ? undefined : this.loaded?.engine
  }

  /** Finds a page of a search; undefined while PostgreSQL has to answer. @throws what the driver throws in an outage */
  async find(
    { criteria, orderby }: EngineSearch,
    page: number,
    limit: number,
  ): Promise<FoundIds | undefined> {
    const current = await this.current(criteria)
    return current?.engine.find({ criteria: current.criteria, orderby }, page, limit)
  }

  /** Returns the engine for a search; undefined while PostgreSQL has to answer. @throws like find */
  async current(criteria: SearchCriteria): Promise<CurrentEngine | undefined> {
    if (!(await this.catchUp())) return undefined
    const worded = criteria.keyword === '' ? null : await this.worded.find(criteria.keyword)
    const { engine } = this
    return engine && { engine, criteria: { ...criteria, worded } }
  }

  stop(): void {
    this.isStopped = true
    this.isBehind = true
    clearTimeout(this.retryTimer)
    this.unsubscribe()
  }

  /**
   * Takes in what was committed before this call. A flight that has left may have looked too early, so callers wait for
   * the next one, together. @returns false while the engine is behind
   */
  private catchUp(): Promise<boolean> {
    if (this.isBehind) return Promise.resolve(false)
    if (!this.flight) return (this.flight = this.fly())
    const leave = () => {
      this.nextFlight = undefined
      return (this.flight = this.fly())
    }
    return (this.nextFlight ??= this.flight.then(leave, leave))
  }

  private async fly(): Promise<boolean> {
    try {
      return await this.takeChanges()
    } catch (error) {
      // PostgreSQL cannot answer either, and waiting for it a second time would take too long.
      if (isUnreachable(error)) throw error
      this.startAnew(error)
      return false
    } finally {
      if (!this.nextFlight) this.flight = undefined
    }
  }

  private async takeChanges(): Promise<boolean> {
    const { loaded } = this
    if (!loaded || this.isBehind) return false
    const readAtMs = Date.now()
    const { ids, ...moment } = await readChanges(db(), loaded.moment)
    this.worded.note(ids)
    const isLost =
      moment.startedAt !== loaded.moment.startedAt || readAtMs - loaded.readAtMs > MAX_MOMENT_AGE_MS
    if (isLost) {
      this.reload()
      return false
    }
    if (ids.length > MAX_AWAITED_CHANGES) {
      this.isBehind = true
      void this.takeIn(loaded, ids, { moment, readAtMs }).then(
        () => this.arrive(),
        // The next search then asks for the same changes again.
        (error: unknown) => (isUnreachable(error) ? this.arrive() : this.startAnew(error)),
      )
      return false
    }
    await this.takeIn(loaded, ids, { moment, readAtMs })
    return true
  }

  /** Reads changed listings, and remembers the moment that the engine then has reached. */
  private async takeIn(
    loaded: Loaded,
    ids: readonly number[],
    reached: Omit<Loaded, 'engine'>,
  ): Promise<void> {
    const { engine } = loaded
    for (let start = 0; start < ids.length; start += ROWS_PER_READ) {
      const some = ids.slice(start, start + ROWS_PER_READ)
      const rows = new Map((await readRows(db(), some)).map((row) => [row.id, row]))
      for (const id of some) {
        const row = rows.get(id)
        if (row) engine.put(row)
        else engine.remove(id)
      }
    }
    Object.assign(loaded, reached)
    if (engine.needsRebuild && !this.isRebuilding) {
      this.isRebuilding = true
      void runSliced(engine.rebuild())
        .catch((error: unknown) => this.startAnew(error))
        .finally(() => (this.isRebuilding = false))
    }
  }

  private arrive(): void {
    if (this.isStopped) return
    this.isBehind = false
    this.retryMs = FIRST_RETRY_MS
  }

  private reload(): void {
    this.isBehind = true
    this.loaded = undefined
    this.worded = new WordedListings()
    load(() => this.isStopped).then(
      (loaded) => {
        this.loaded = loaded
        this.arrive()
      },
      (error: unknown) => this.startAnew(error),
    )
  }

  /** Reads everything again later, after an error. PostgreSQL answers until then, or says what is wrong with it. */
  private startAnew(error: unknown): void {
    if (this.isStopped || this.retryTimer) return
    this.isBehind = true
    this.loaded = undefined
    // An outage of the database is reported by the requests that it concerns.
    if (!isUnreachable(error)) console.error('The search engine has to read all listings again:', error)
    this.retryTimer = setTimeout(() => {
      this.retryTimer = undefined
      this.reload()
    }, this.retryMs)
    this.retryTimer.unref()
    this.retryMs = Math.min(this.retryMs * 2, MAX_RETRY_MS)
  }
}
