import { outage } from '../errors'
import { isTimeout } from '../errors/timeout'

/** How many timeouts in a row open the breaker. */
const MAX_TIMEOUTS = 5
/** How long the breaker stays open. A short time is enough, because afterwards only one call is tried. */
const OPEN_MS = 1_000

/** Fails a call at once while it keeps timing out. Only timeouts count, because other failures keep nobody waiting. */
export class CircuitBreaker {
  private timeouts = 0
  private retryAt = 0

  /** @throws AgencyError `outage`, without making the call, while the breaker is open */
  async run<T>(name: string, call: () => Promise<T>): Promise<T> {
    if (this.timeouts >= MAX_TIMEOUTS) {
      if (Date.now() < this.retryAt) throw outage(`${name} is not asked: it timed out ${this.timeouts} times`)
      // Half-open: this call is made, and the others fail until it has settled.
      this.retryAt = Infinity
    }
    try {
      const result = await call()
      this.timeouts = 0
      return result
    } catch (error) {
      if (isTimeout(error)) {
        this.timeouts += 1
        this.retryAt = Date.now() + OPEN_MS
      } else {
        this.timeouts = 0
      }
      throw error
    }
  }
}
