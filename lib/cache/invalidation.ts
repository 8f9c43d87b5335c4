/**
 * The effect of an invalidation on a page in the page cache. `stale-while-revalidate` shows the page once more while it
 * is renewed. `must-revalidate` shows it only if an outage prevents its renewal. `purge` deletes it. The cache of the
 * agency's answers deletes an affected entry in each case.
 */
export type Effect = 'stale-while-revalidate' | 'must-revalidate' | 'purge'

export interface Invalidation {
  effect: Effect
  tags: readonly string[] | 'all'
}

type Listener = (invalidation: Invalidation) => void

/** The set is on globalThis, because Next's bundles and the server around them each hold a copy of this module. */
const scope = globalThis as typeof globalThis & { __invalidationListeners?: Set<Listener> }
const getListeners = (): Set<Listener> => (scope.__invalidationListeners ??= new Set())

export function invalidate(...invalidations: readonly Invalidation[]): void {
  for (const invalidation of invalidations) {
    // The set is copied, because a listener may remove itself while it is called.
    for (const listener of [...getListeners()]) listener(invalidation)
  }
}

export function onInvalidation(listener: Listener): () => void {
  getListeners().add(listener)
  return () => {
    getListeners().delete(listener)
  }
}

export const isAffected = (tags: ReadonlySet<string>, invalidation: Invalidation): boolean =>
  invalidation.tags === 'all' || invalidation.tags.some((tag) => tags.has(tag))

const effectsByStrength: readonly Effect[] = ['stale-while-revalidate', 'must-revalidate', 'purge']

/** Records the invalidations during a read, because the tags of an answer are known only when the read ends. */
export interface InvalidationWatch {
  readonly count: number
  /**
   * Returns the strongest effect of the first `count` invalidations (by default all) on an answer with these tags. A
   * request that joins a running read passes the `count` at its arrival, because it may get an answer of that time.
   */
  getEffectOn(tags: ReadonlySet<string>, count?: number): Effect | undefined
  end(): void
}

export function watchInvalidations(): InvalidationWatch {
  const seenInvalidations: Invalidation[] = []
  const end = onInvalidation((invalidation) => {
    seenInvalidations.push(invalidation)
  })
  return {
    get count() {
      return seenInvalidations.length
    },
    getEffectOn: (tags, count = seenInvalidations.length) => {
      const affectingInvalidations = seenInvalidations
        .slice(0, count)
        .filter((invalidation) => isAffected(tags, invalidation))
      return effectsByStrength.findLast((effect) =>
        affectingInvalidations.some((invalidation) => invalidation.effect === effect),
      )
    },
    end,
  }
}
