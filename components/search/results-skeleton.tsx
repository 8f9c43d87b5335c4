import { PAGE_SIZE } from '@/lib/search/state'

const bar = 'rounded-sm bg-sunken'

/** The shape of cards that are on their way; as high as a card, so that nothing jumps when they come. */
export function ResultsSkeleton({ count = PAGE_SIZE }: { count?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-5 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3">
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className="overflow-hidden rounded-lg border border-line bg-surface motion-safe:animate-pulse"
        >
          <div className="aspect-3/2 bg-sunken" />
          <div className="flex min-h-80 flex-col gap-3 p-4">
            <div className={`${bar} h-6 w-2/5`} />
            <div className={`${bar} h-4 w-3/5`} />
            <div className={`${bar} h-4 w-4/5`} />
            <div className={`${bar} h-12 w-full`} />
            <div className={`${bar} h-6 w-3/5`} />
            <div className={`${bar} mt-auto h-11 w-full`} />
          </div>
        </div>
      ))}
    </div>
  )
}
