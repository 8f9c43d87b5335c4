import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'

/** Says how a viewing comes about, where there is none yet. */
export function NoViewings() {
  return (
    <div className="max-w-[60ch] rounded-lg border border-line bg-surface p-6">
      <p className="font-semibold">No viewings yet.</p>
      <p className="mt-2">
        Find a home{' '}
        <SoftLink href={routes.buy} className="underline">
          to buy
        </SoftLink>{' '}
        or{' '}
        <SoftLink href={routes.rent} className="underline">
          to rent
        </SoftLink>
        , press “Book a viewing” and choose a free time. If you are the one who sells or lets, say when you
        show your home, and requests come to you here.
      </p>
    </div>
  )
}
