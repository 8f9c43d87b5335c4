import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import imageLoader from '@/lib/config/image-loader'
import { listingHref } from '@/lib/config/routes'
import type { ThreadInfo } from '@/lib/contract/threads'
import { fromWireKind } from '@/lib/contract/wire-kind'
import { getThreadImageUrl } from './thread-rows'

/** About twice the displayed width, for dense screens. */
const PICTURE_WIDTH_PX = 640

/** Shows the listing of a thread. A listing off the market has no link, because its page would say nothing more. */
export function ThreadListing({ thread, apiResourceUrl }: { thread: ThreadInfo; apiResourceUrl: string }) {
  const { listing, subject } = thread
  return (
    <aside
      aria-label="The home"
      className="group relative flex items-center gap-4 overflow-hidden rounded-lg border border-line bg-surface p-3 shadow-card desktop:grid desktop:gap-0 desktop:p-0"
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- a picture of one width needs no next/image */}
      <img
        src={imageLoader({ src: getThreadImageUrl(thread, apiResourceUrl), width: PICTURE_WIDTH_PX })}
        alt=""
        width={288}
        height={192}
        className="aspect-3/2 w-24 shrink-0 rounded-md bg-sunken object-cover desktop:w-full desktop:rounded-none"
      />
      <div className="min-w-0 desktop:p-4">
        <p className="text-sm text-muted">{fromWireKind(thread.kind) === 'sale' ? 'For sale' : 'To let'}</p>
        <p className="font-semibold wrap-anywhere">{subject}</p>
        {listing?.is_live ? (
          <InternalLink
            href={listingHref(fromWireKind(thread.kind), thread.property_id, listing.slug)}
            className="mt-1 inline-flex items-center gap-2 text-sm font-semibold after:absolute after:inset-0"
          >
            See this home <Icon name="arrow-right" className="size-4" />
          </InternalLink>
        ) : (
          <p className="mt-1 text-sm text-muted">No longer on the market</p>
        )}
      </div>
    </aside>
  )
}
