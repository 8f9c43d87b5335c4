import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'

/** Says how a home is saved, where there is none yet. */
export function NoSavedHomes() {
  return (
    <div className="max-w-[60ch] rounded-lg border border-line bg-surface p-6">
      <p className="font-semibold">No saved homes yet.</p>
      <p className="mt-2">
        Look at homes{' '}
        <SoftLink href={routes.buy} className="underline">
          to buy
        </SoftLink>{' '}
        or{' '}
        <SoftLink href={routes.rent} className="underline">
          to rent
        </SoftLink>
        , and press the heart of those that you like. Here you can write a note about each, and see when its
        price or status changes.
      </p>
    </div>
  )
}
