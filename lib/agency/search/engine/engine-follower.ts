import { db, withSnapshot } from '../../database'
import { isUnreachable } from '../../pool'
import { subscribe } from '../../../events/subscribers'
import type { SearchCriteria } from '../criteria'
import type { EngineCriteria } from './engine-criteria'
import { KeywordListings } from './keyword-listings'
import type { FoundIds } from './listing-store'
import { MAX_MOMENT_AGE_MS, readChanges, readMoment, type Moment } from './read-changes'
import { countEntries, readRows, readRowsAfter } from './read-rows'
import { SearchEngine, type EngineSearch } from './search-engine'
import { runSliced } from './slices'

/** Rows that one statement reads: so few that neither reading nor garbage collection blocks the event loop. */
const ROWS_PER_READ = 200
/** Searches wait while up to this many changed listings are read. While more are read, PostgreSQL answers searches. */
const MAX_AWAITED_CHANGES = 500
const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 30_000

/** An engine, and the moment of the database that its listings are from. */
interface LoadedEngine {
  engine: SearchEngine
  moment: Moment
  /** When the moment was read, by the clock of this process. */
  readAtMs: number
  isRebuilding: boolean
}

/** Reads all listings into a new engine, as of one snapshot of the database. */
async function loadEngine(isStopped: () => boolean): Promise<LoadedEngine> {
  const engine = new SearchEngine()
  const readAtMs = Date.now()
  const moment = await withSnapshot(async (tx) => {
    const start = await readMoment(tx)
    await runSliced(engine.reserve(await countEntries(tx)))
    for (let lastId = 0; !isStopped();) {
      const rows = await readRowsAfter(tx, lastId, ROWS_PER_READ)
      rows.forEach((row) => engine.load(row))
      if (rows.length < ROWS_PER_READ) break
      lastId = rows.at(-1)!.id
    }
    return start
  })
  await runSliced(engine.rebuild({ isForced: true }))
  return { engine, moment, readAtMs, isRebuilding: false }
}

/** An engine that is up to date, and the criteria of a search as the engine reads them. */
export interface PreparedSearch {
  engine: SearchEngine
  criteria: EngineCriteria
}

/**
 * Keeps a search engine up to date with the database. Before each search it reads the changes that were committed since
 * the last search, so that the engine finds the same as PostgreSQL would.
 */
export class EngineFollower {
  private loaded: LoadedEngine | undefined
  private keywordListings = new KeywordListings()
  private runningCatchUp: Promise<boolean> | undefined
  /** Begins once `runningCatchUp` has ended. */
  private queuedCatchUp: Promise<boolean> | undefined
  /** True while many changes or all listings are read. */
  private isBehind = true
  private isStopped = false
  private retryMs = FIRST_RETRY_MS
  private retryTimer: NodeJS.Timeout | undefined
  private readonly unsubscribe: () => void

  constructor() {
    this.unsubscribe = subscribe(({ type }) => {
      if (type === 'listing-changed' || type === 'listing-removed' || type === 'reconnected')
        // An error needs no handling here, because the next search reads the changes again.
        this.catchUp().catch(() => {})
    })
    this.reload()
  }

  /** The engine that answers searches; undefined while PostgreSQL answers them. */
  get engine(): SearchEngine | undefined {
    return this.isBehind ? undefined : this.loaded?.engine
  }

  /** Finds a page of a search; undefined while PostgreSQL has to answer. @throws the driver's error in an outage */
  async find(
    { criteria, orderby }: EngineSearch,
    page: number,
    limit: number,
  ): Promise<FoundIds | undefined> {
    const prepared = await this.prepareSearch(criteria)
    return prepared?.engine.find({ criteria: prepared.criteria, orderby }, page, limit)
  }

  /** Returns the engine for a search; undefined while PostgreSQL has to answer. @throws like find */
  async prepareSearch(criteria: SearchCriteria): Promise<PreparedSearch | undefined> {
    if (!(await this.catchUp())) return undefined
    const keywordMatches = criteria.keyword === '' ? null : await this.keywordListings.find(criteria.keyword)
    const { engine } = this
    if (!engine) return undefined
    return { engine, criteria: { ...criteria, keywordMatches } }
  }

  stop(): void {
    this.isStopped = true
    this.isBehind = true
    clearTimeout(this.retryTimer)
    this.unsubscribe()
  }

  /**
   * Applies all changes that were committed before this call. A catch-up that is under way may have read the database
   * before these commits, so callers wait for the catch-up after it, which they share.
   * @returns false while the engine is behind
   */
  private catchUp(): Promise<boolean> {
    if (this.isBehind) return Promise.resolve(false)
    if (!this.runningCatchUp) return this.startCatchUp()
    const startQueued = () => {
      this.queuedCatchUp = undefined
      return this.startCatchUp()
    }
    this.queuedCatchUp ??= this.runningCatchUp.then(startQueued, startQueued)
    return this.queuedCatchUp
  }

  private startCatchUp(): Promise<boolean> {
    this.runningCatchUp = this.runCatchUp()
    return this.runningCatchUp
  }

  private async runCatchUp(): Promise<boolean> {
    try {
      return await this.readAndApplyChanges()
    } catch (error) {
      // In an outage PostgreSQL cannot answer the search either, and a second attempt would keep the visitor waiting.
      if (isUnreachable(error)) throw error
      this.reloadLater(error)
      return false
    } finally {
      // A queued catch-up starts now and becomes the running one.
      if (!this.queuedCatchUp) this.runningCatchUp = undefined
    }
  }

  /** Applies the changes since the engine's moment. @returns whether the engine is up to date */
  private async readAndApplyChanges(): Promise<boolean> {
    const { loaded } = this
    if (!loaded || this.isBehind) return false
    const readAtMs = Date.now()
    const { ids, ...moment } = await readChanges(db(), loaded.moment)
    this.keywordListings.markChanged(ids)
    // Changes of an earlier run of PostgreSQL may be lost, and old ones may have been purged.
    const areChangesMissing =
      moment.startedAt !== loaded.moment.startedAt || readAtMs - loaded.readAtMs > MAX_MOMENT_AGE_MS
    if (areChangesMissing) {
      this.reload()
      return false
    }
    if (ids.length > MAX_AWAITED_CHANGES) {
      this.isBehind = true
      void this.applyChanges(loaded, ids, { moment, readAtMs }).then(
        () => this.markCaughtUp(),
        // After an outage, the next search reads the same changes again.
        (error: unknown) => (isUnreachable(error) ? this.markCaughtUp() : this.replaceLater(loaded, error)),
      )
      return false
    }
    await this.applyChanges(loaded, ids, { moment, readAtMs })
    return true
  }

  /** Reads changed listings into the engine, and records the moment that the engine then has reached. */
  private async applyChanges(
    loaded: LoadedEngine,
    ids: readonly number[],
    reached: Pick<LoadedEngine, 'moment' | 'readAtMs'>,
  ): Promise<void> {
    const { engine } = loaded
    for (let start = 0; start < ids.length; start += ROWS_PER_READ) {
      const batch = ids.slice(start, start + ROWS_PER_READ)
      const rows = new Map((await readRows(db(), batch)).map((row) => [row.id, row]))
      for (const id of batch) {
        const row = rows.get(id)
        if (row) engine.put(row)
        else engine.remove(id)
      }
    }
    Object.assign(loaded, reached)
    if (engine.needsRebuild && !loaded.isRebuilding) {
      loaded.isRebuilding = true
      void runSliced(engine.rebuild())
        .catch((error: unknown) => this.replaceLater(loaded, error))
        .finally(() => (loaded.isRebuilding = false))
    }
  }

  private markCaughtUp(): void {
    if (this.isStopped) return
    this.isBehind = false
    this.retryMs = FIRST_RETRY_MS
  }

  /** Reads all listings into a new engine. PostgreSQL answers until then. */
  private reload(): void {
    this.isBehind = true
    this.loaded = undefined
    this.keywordListings = new KeywordListings()
    loadEngine(() => this.isStopped).then(
      (loaded) => {
        this.loaded = loaded
        this.markCaughtUp()
      },
      (error: unknown) => this.reloadLater(error),
    )
  }

  /** Replaces a faulty engine by `reloadLater`, unless another engine has replaced it already. */
  private replaceLater(loaded: LoadedEngine, error: unknown): void {
    if (this.loaded === loaded) this.reloadLater(error)
  }

  /** Reads all listings again after a delay, which doubles with each failure. PostgreSQL answers until then. */
  private reloadLater(error: unknown): void {
    if (this.isStopped || this.retryTimer) return
    this.isBehind = true
    this.loaded = undefined
    // The requests that fail by an outage of the database report the outage.
    if (!isUnreachable(error)) console.error('The search engine has to read all listings again:', error)
    this.retryTimer = setTimeout(() => {
      this.retryTimer = undefined
      this.reload()
    }, this.retryMs)
    this.retryTimer.unref()
    this.retryMs = Math.min(this.retryMs * 2, MAX_RETRY_MS)
  }
}
