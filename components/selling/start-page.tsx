import type { Metadata } from 'next'
import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import { PageTrail } from '@/components/shell/page-trail'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { InternalLink } from '@/components/ui/internal-link'
import { brand } from '@/lib/config/brand'
import { claims } from '@/lib/config/claims'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { getOwnedListings } from '@/lib/queries/account'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getCurrentUser } from '@/lib/session/current-user'
import { NewHomeForm } from './new-home-form'
import { RememberOrder } from './remember-order'

const pagesOfKind = {
  sale: { title: 'Main Details', landing: { name: 'Sell Your Property', href: routes.sell } },
  let: { title: 'Letting Details', landing: { name: 'Let Your Property', href: routes.let } },
} as const

export interface StartPageProps {
  kind: ListingKind
  packageDef: string
  /** Name, price and terms of the package, as texts. */
  name: string
  price: string
  terms: string
  href: string
  /** An extra that is part of the package, with its price in pounds (D-19). */
  additional?: { key: string; pounds: string }
}

async function UnfinishedHomes({ userId, kind }: { userId: number; kind: ListingKind }) {
  const drafts = (await getOwnedListings(userId)).filter(
    (home) => home.kind === kind && home.card.status === 'draft',
  )
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="unfinished" className="max-w-2xl rounded-lg border border-line bg-surface p-5">
      <h2 id="unfinished" className="text-xl">
        Go on where you left off
      </h2>
      <ul className="mt-2 grid gap-1">
        {drafts.map(({ card }) => (
          <li key={card.id}>
            <InternalLink
              // This page redirects to the first unfinished step.
              href={`${pagesOfKind[kind].landing.href}/${card.id}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold underline wrap-anywhere"
            >
              {card.portal_address}
            </InternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A visitor logs in after the form (D-156, D-158), or before it without JavaScript, to lose no values (D-20). */
export async function StartPage({ kind, packageDef, name, price, terms, additional }: StartPageProps) {
  const { title, landing } = pagesOfKind[kind]
  const user = await getCurrentUser()
  return (
    <>
      <PageTrail trail={[landing, { name: title }]} />
      <RememberOrder packageDef={packageDef} additional={additional} />
      <div className="wrap-page grid grid-cols-[minmax(0,1fr)] gap-5 pb-14 pt-2">
        <h1>{title}</h1>
        <p className="text-lg">
          <strong>{name}</strong>: {price}, {terms}. You may change your mind until you pay.
        </p>
        <p className="max-w-prose">
          {claims.listingTime} Nothing goes live, and nothing is charged, before you have agreed to it.
        </p>
        {user ? <UnfinishedHomes userId={user.id} kind={kind} /> : null}
        <h2>Where is it?</h2>
        {user ? null : (
          <noscript>
            <p className="mb-4 max-w-prose">
              You need to be logged in, so that what you enter is kept and nobody else can change it.
            </p>
            <p>
              <InternalLink href={routes.login} className={buttonClass('primary', 'large')}>
                Log in to continue
              </InternalLink>
            </p>
          </noscript>
        )}
        <div className={classNames('space-y-4', user ? null : 'noscript:hidden')}>
          <NewHomeForm kind={kind} packageDef={packageDef} userId={user?.id ?? VISITOR_ID} />
        </div>
        <p className="text-sm text-muted">
          Would you rather talk? Call{' '}
          <a href={brand.phoneHref} className="underline">
            {brand.phone}
          </a>
          .
        </p>
      </div>
    </>
  )
}

/** Creates the metadata of a start page, which is noindex because it belongs to one visitor's order. */
export const createStartMetadata = ({ kind, name, price, terms, href }: StartPageProps): Metadata =>
  createPageMetadata({
    meta: {
      page_title: pagesOfKind[kind].title,
      meta_description: `${name}: ${price}, ${terms}.`,
      meta_image: '',
    },
    path: href,
    canonical: null,
    noindex: true,
  })

export const createStartRoute = (start: StartPageProps) => ({
  Page: () => <StartPage {...start} />,
  generateMetadata: () => createStartMetadata(start),
})
