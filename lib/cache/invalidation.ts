/**
 * What an invalidation does to an answer that carries one of its tags, as HTTP calls it:
 * - `stale-while-revalidate`: it may be served while it is renewed;
 * - `must-revalidate`: it is renewed before it is served again, unless that fails in an outage;
 * - `purge`: it is never served again.
 */
export type Effect = 'stale-while-revalidate' | 'must-revalidate' | 'purge'

export interface Invalidation {
  effect: Effect
  tags: readonly string[] | 'all'
}

type Listener = (invalidation: Invalidation) => void

/** On globalThis, because Next's bundles and the server around them each hold a copy of this module. */
const scope = globalThis as typeof globalThis & { __invalidationListeners?: Set<Listener> }
const listeners = (): Set<Listener> => (scope.__invalidationListeners ??= new Set())

/** Tells the caches of this process what has changed. */
export function invalidate(...invalidations: readonly Invalidation[]): void {
  for (const invalidation of invalidations) for (const listener of [...listeners()]) listener(invalidation)
}

/** Calls a listener at each invalidation. @returns a function that ends it */
export function onInvalidation(listener: Listener): () => void {
  listeners().add(listener)
  return () => void listeners().delete(listener)
}

export const isAffected = (tags: ReadonlySet<string>, invalidation: Invalidation): boolean =>
  invalidation.tags === 'all' || invalidation.tags.some((tag) => tags.has(tag))

const STRENGTH: readonly Effect[] = ['stale-while-revalidate', 'must-revalidate', 'purge']

/** The invalidations since a read began. Which of them matter is known when it ends, and with it its tags. */
export interface InvalidationWatch {
  /** How many there have been so far. */
  readonly count: number
  /** The strongest effect that the first `count` of them (all by default) have on an answer with these tags. */
  effectOn(tags: ReadonlySet<string>, count?: number): Effect | undefined
  end(): void
}

/** Begins to watch; the caller ends it when its read has ended. */
export function watchInvalidations(): InvalidationWatch {
  const seen: Invalidation[] = []
  const end = onInvalidation((invalidation) => void seen.push(invalidation))
  return {
    get count() {
      return seen.length
    },
    effectOn: (tags, count = seen.length) =>
      STRENGTH.findLast((effect) =>
        seen
          .slice(0, count)
          .some((invalidation) => invalidation.effect === effect && isAffected(tags, invalidation)),
      ),
    end,
  }
}
