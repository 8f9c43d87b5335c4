'use client'

import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'

/** Links to guides. This is a client component, because data take fewer bytes of the page than HTML (P2b). */
export function GuideLinks({ guides }: { guides: readonly (readonly [slug: string, name: string])[] }) {
  return (
    <section aria-labelledby="guides" className="wrap-page py-10 tablet:py-14">
      <h2 id="guides">Guides to read first</h2>
      <ul className="mt-4 grid gap-x-8 tablet:grid-cols-2 *:border-t *:border-line [&_a]:flex [&_a]:min-h-12 [&_a]:items-center">
        {guides.map(([slug, name]) => (
          <li key={slug}>
            <InternalLink href={routes.guide(slug)}>{name}</InternalLink>
          </li>
        ))}
      </ul>
      <InternalLink href={routes.guides} className="inline-flex min-h-11 items-center">
        All guides
      </InternalLink>
    </section>
  )
}
