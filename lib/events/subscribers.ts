import type { DomainEvent } from './domain-events'

/**
 * `reconnected` says that events may have been missed until now: a subscriber must assume that anything
 * may have changed. A cache revalidates all it keeps, others reconcile.
 */
export type Signal = DomainEvent | { type: 'reconnected' }
export type Subscriber = (signal: Signal) => void

/** On globalThis, because Next's bundles and the server around them each hold a copy of this module. */
const scope = globalThis as typeof globalThis & { __eventSubscribers?: Set<Subscriber> }
const subscribers = (): Set<Subscriber> => (scope.__eventSubscribers ??= new Set())

/** Calls a function with each event that reaches this process. @returns a function that ends the subscription */
export function subscribe(subscriber: Subscriber): () => void {
  subscribers().add(subscriber)
  return () => void subscribers().delete(subscriber)
}

/** Tells all subscribers; the failure of one is logged and keeps nothing from the others. */
export function dispatch(signal: Signal): void {
  for (const subscriber of subscribers()) {
    try {
      subscriber(signal)
    } catch (error) {
      console.error(`A subscriber failed at ${signal.type}:`, error)
    }
  }
}
