import { SoftLink } from '@/components/ui/soft-link'
import { standingOf, townSearchHref, type Listing } from './listing'

function words(listing: Listing): { title: string; text: string } | null {
  const standing = standingOf(listing)
  if (standing === 'open') return null
  if (listing.kind === 'sale')
    return standing === 'taken'
      ? {
          title: 'Sold subject to contract',
          text: 'The seller has accepted an offer and is not taking viewings or offers. Until contracts are exchanged the sale can still fall through: ask a question and the seller can tell you if that happens.',
        }
      : {
          title: 'Under offer',
          text: 'An offer is being considered. You can still view this home and make an offer of your own.',
        }
  return standing === 'taken'
    ? { title: 'Let', text: 'This home has been let and is no longer open to viewings or requests.' }
    : {
        title: 'Holding deposit taken',
        text: 'Somebody has put down a holding deposit. If their application does not go ahead, this home will be open again: ask a question and the landlord can let you know.',
      }
}

/** Explains a status other than available, and what a reader can still do. */
export function StatusNote({ listing }: { listing: Listing }) {
  const note = words(listing)
  if (!note) return null
  return (
    <div className="rounded-md border border-warn bg-warn-soft p-4 text-ink">
      <p className="font-semibold">{note.title}</p>
      <p className="mt-1 max-w-prose text-sm">{note.text}</p>
      <p className="mt-2 text-sm print:hidden">
        <SoftLink
          href={townSearchHref(listing)}
          className="inline-flex min-h-11 items-center underline tablet:min-h-0"
        >
          See other homes {listing.kind === 'sale' ? 'for sale' : 'to let'} in {listing.town}
        </SoftLink>
      </p>
    </div>
  )
}
