interface Limits {
  maxRunning: number
  /** How many pieces of work may wait for their turn. Any further piece is refused at once. */
  maxWaiting: number
  /** Work that runs longer gives up its slot, because it waits for the agency and must not delay other pages (R4). */
  maxHoldMs?: number
}

/** Several times the processor time that a render takes. */
const DEFAULT_HOLD_MS = 250

interface WaitingWork {
  start: () => void
  drop: () => void
  isWanted: () => boolean
}

/**
 * Lets the event loop read its sockets, so that requests for cached pages are answered between two renders. The first
 * immediate may run before the sockets are read, but the second runs after.
 */
const readSockets = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

/** Limits how many pieces of work run at once, so that a flood of requests cannot fill the process. */
export class WorkLimiter {
  private running = 0
  private readonly waiting: WaitingWork[] = []

  constructor(private readonly limits: Limits) {}

  get counts(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting.length }
  }

  /** Runs work when its turn comes. @returns undefined if the queue is full, or if the work is not wanted by then */
  async run<T>(work: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T | undefined> {
    if (this.running >= this.limits.maxRunning) {
      if (this.waiting.length >= this.limits.maxWaiting) this.dropUnwanted()
      if (this.waiting.length >= this.limits.maxWaiting) return undefined
      const isTurn = await new Promise<boolean>((resolve) =>
        this.waiting.push({ start: () => resolve(true), drop: () => resolve(false), isWanted }),
      )
      if (!isTurn) return undefined
    } else {
      if (!isWanted()) return undefined
      this.running += 1
    }
    const release = this.holdSlot()
    try {
      await readSockets()
      return await work()
    } finally {
      release()
    }
  }

  /** Holds a slot until it is released or its time is over. @returns the function that releases it */
  private holdSlot(): () => void {
    let isHeld = true
    const release = () => {
      clearTimeout(timer)
      if (!isHeld) return
      isHeld = false
      this.running -= 1
      this.startNext()
    }
    const timer = setTimeout(release, this.limits.maxHoldMs ?? DEFAULT_HOLD_MS)
    return release
  }

  private startNext(): void {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if (next.isWanted()) {
        this.running += 1
        return next.start()
      }
      next.drop()
    }
  }

  private dropUnwanted(): void {
    const unwanted = this.waiting.filter(({ isWanted }) => !isWanted())
    for (const work of unwanted) {
      this.waiting.splice(this.waiting.indexOf(work), 1)
      work.drop()
    }
  }
}
