import { PAGE_SIZE } from '@/lib/search/state'

const barClass = 'rounded-sm bg-sunken'

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
            <div className={`${barClass} h-6 w-2/5`} />
            <div className={`${barClass} h-4 w-3/5`} />
            <div className={`${barClass} h-4 w-4/5`} />
            <div className={`${barClass} h-12 w-full`} />
            <div className={`${barClass} h-6 w-3/5`} />
            <div className={`${barClass} mt-auto h-11 w-full`} />
          </div>
        </div>
      ))}
    </div>
  )
}
