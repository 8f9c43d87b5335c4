import { outage } from '../errors'
import { isTimeout, withTimeout } from '../errors/timeout'

/** Limits how long a render waits for the agency. Waits that overlap count once; the render's own work does not count. */
export class TimeBudget {
  private spentMs = 0
  private openWaits = 0
  private waitingSince = 0

  constructor(private readonly totalMs: number) {}

  /** Runs the work within the rest of the budget. @throws AgencyError `outage` when the budget ends first */
  async wait<T>(work: () => Promise<T>): Promise<T> {
    const remainingMs = Math.floor(this.totalMs - this.elapsedMs())
    if (remainingMs <= 0) throw outage('the time of this render for the agency is spent')
    if (this.openWaits === 0) this.waitingSince = performance.now()
    this.openWaits += 1
    try {
      return await withTimeout(remainingMs, work)
    } catch (error) {
      throw isTimeout(error) ? outage('the agency takes longer than this render may wait', error) : error
    } finally {
      this.openWaits -= 1
      if (this.openWaits === 0) this.spentMs += performance.now() - this.waitingSince
    }
  }

  private elapsedMs(): number {
    return this.spentMs + (this.openWaits > 0 ? performance.now() - this.waitingSince : 0)
  }
}
