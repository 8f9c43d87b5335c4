/** The pause before the second restart in a row. The first is made at once. */
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** An application that has been ready for this time before it ends is started again at once. */
const STABLE_AFTER_MS = 60_000

interface Options {
  firstMs?: number
  maxMs?: number
  stableAfterMs?: number
  now?: () => number
}

/**
 * Computes how long to wait before the application is started again. The pause doubles with each restart after a short
 * life, because a start takes seconds of a processor that cached pages need.
 */
export class RestartPauses {
  private restarts = 0
  private readyAt: number | undefined
  private readonly options: Required<Options>

  constructor({
    firstMs = FIRST_PAUSE_MS,
    maxMs = MAX_PAUSE_MS,
    stableAfterMs = STABLE_AFTER_MS,
    now = () => performance.now(),
  }: Options = {}) {
    this.options = { firstMs, maxMs, stableAfterMs, now }
  }

  noteReady(): void {
    this.readyAt = this.options.now()
  }

  nextMs(): number {
    const { firstMs, maxMs, stableAfterMs, now } = this.options
    const wasStable = this.readyAt !== undefined && now() - this.readyAt >= stableAfterMs
    this.readyAt = undefined
    this.restarts = wasStable ? 1 : this.restarts + 1
    return this.restarts === 1 ? 0 : Math.min(firstMs * 2 ** (this.restarts - 2), maxMs)
  }
}
