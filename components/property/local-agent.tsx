import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'

/** The local agent's logo, which links to the page about local agents (CARD-03, D-90). */
export function LocalAgent({ name, logo }: { name: string; logo: string }) {
  return (
    <InternalLink
      href={routes.local}
      className="inline-flex min-h-11 items-center rounded-sm"
      title={`Local agent: ${name}`}
    >
      {/* An SVG of a few hundred bytes, which needs no resizing. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={logo}
        alt={`Local agent: ${name}`}
        width={96}
        height={32}
        loading="lazy"
        className="h-8 w-auto max-w-24 object-contain"
      />
    </InternalLink>
  )
}
