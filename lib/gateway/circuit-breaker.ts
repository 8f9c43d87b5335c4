import { outage } from '../errors'
import { isTimeout } from '../errors/timeout'

/** How many calls in a row must time out before the breaker opens. */
const MAX_TIMEOUTS = 5
/** How long it stays open before one call tries again. */
const OPEN_MS = 1_000

/**
 * A circuit breaker for one call of the contract: while the agency is known not to answer it, visitors are told so
 * at once instead of waiting for a timeout each. Any reply closes it, a refusal too. A failure that comes at once
 * (a refused connection, an error status) costs nobody a wait and does not open it.
 */
export class CircuitBreaker {
  private timeouts = 0
  private retryAt = 0

  /** @throws outage, without making the call, while the breaker is open */
  async run<T>(name: string, call: () => Promise<T>): Promise<T> {
    if (this.timeouts >= MAX_TIMEOUTS) {
      if (Date.now() < this.retryAt) throw outage(`${name} is not asked: it timed out ${this.timeouts} times`)
      // Half-open: this call tries, and the others fail until it has settled.
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
