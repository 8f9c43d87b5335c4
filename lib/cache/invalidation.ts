/**
 * Named as in HTTP's Cache-Control. A `must-revalidate` entry may still be served when an outage prevents its
 * renewal.
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

export function invalidate(...invalidations: readonly Invalidation[]): void {
  for (const invalidation of invalidations) {
    // A copy, as a listener may remove itself.
    for (const listener of [...listeners()]) listener(invalidation)
  }
}

export function onInvalidation(listener: Listener): () => void {
  listeners().add(listener)
  return () => void listeners().delete(listener)
}

export const isAffected = (tags: ReadonlySet<string>, invalidation: Invalidation): boolean =>
  invalidation.tags === 'all' || invalidation.tags.some((tag) => tags.has(tag))

const effectsByStrength: readonly Effect[] = ['stale-while-revalidate', 'must-revalidate', 'purge']

/** Records the invalidations during a read, because the tags of an answer are known only when the read ends. */
export interface InvalidationWatch {
  readonly count: number
  /** The strongest effect of the first `count` invalidations (by default all) on an answer with these tags. */
  effectOn(tags: ReadonlySet<string>, count?: number): Effect | undefined
  end(): void
}

export function watchInvalidations(): InvalidationWatch {
  const seen: Invalidation[] = []
  const end = onInvalidation((invalidation) => void seen.push(invalidation))
  return {
    get count() {
      return seen.length
    },
    effectOn: (tags, count = seen.length) =>
      effectsByStrength.findLast((effect) =>
        seen
          .slice(0, count)
          .some((invalidation) => invalidation.effect === effect && isAffected(tags, invalidation)),
      ),
    end,
  }
}
