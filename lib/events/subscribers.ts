import type { DomainEvent } from './domain-events'

/** After `reconnected` a subscriber must assume that anything has changed, because events may have been missed. */
export type Signal = DomainEvent | { type: 'reconnected' }
export type Subscriber = (signal: Signal) => void

/** The set is on globalThis, because Next's bundles and the server around them each hold a copy of this module. */
const scope = globalThis as typeof globalThis & { __eventSubscribers?: Set<Subscriber> }
const getSubscribers = (): Set<Subscriber> => (scope.__eventSubscribers ??= new Set())

export function subscribe(subscriber: Subscriber): () => void {
  getSubscribers().add(subscriber)
  return () => {
    getSubscribers().delete(subscriber)
  }
}

/** Calls every subscriber. A failure of one is logged, so that the others are still called. */
export function dispatch(signal: Signal): void {
  for (const subscriber of getSubscribers()) {
    try {
      subscriber(signal)
    } catch (error) {
      console.error(`A subscriber failed at ${signal.type}:`, error)
    }
  }
}
