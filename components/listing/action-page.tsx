import { redirect } from 'next/navigation'
import { toSender } from '@/components/forms/define-form'
import { todayInLondon } from '@/components/forms/enquiry-fields'
import { LazyEnquiryForm } from '@/components/forms/lazy-enquiry-form'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { SoftLink } from '@/components/ui/soft-link'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import type { UserData } from '@/lib/contract/account'
import type { ListingAction } from '@/lib/domain/listing-permissions'
import { currentUser } from '@/lib/session/current-user'
import { actionLabels } from './action-labels'
import { canHaveFact, materialFacts } from '@/lib/domain/material-facts'
import { factSubject, listingPath, townSearchHref, type Listing } from './listing'
import { ListingAside } from './listing-aside'
import { MakeOffer } from './make-offer'
import { RedirectToLogin } from './redirect-to-login'
import { RequestLet } from './request-let'

interface ActionPageProps {
  listing: Listing
  action: ListingAction
  /** The key of the fact that is asked about, as the address has it: any text. */
  factKey: string | undefined
}

/** The first words of a question about a fact; none for any other action, and for an unknown key. */
function beginQuestion({ listing, action, factKey }: ActionPageProps): string | undefined {
  const fact = materialFacts.find(({ key }) => key === factKey)
  if (!fact || action !== 'ask-a-question' || !canHaveFact(fact, factSubject(listing))) return undefined
  return `${fact.label}: could you tell me what you know about this?`
}

function ActionForm({ user, ...props }: ActionPageProps & { user: UserData }) {
  const { listing, action } = props
  if (action === 'make-an-offer') return <MakeOffer listing={listing} user={user} />
  if (action === 'request-let-property') return <RequestLet listing={listing} user={user} />
  return (
    <LazyEnquiryForm
      name={action}
      sender={toSender(user)}
      about={`${actionLabels[action].heading}. Reference ${listing.reference ?? listing.id}, ${listing.portal_address}.`}
      today={todayInLondon(new Date())}
      message={beginQuestion(props)}
    />
  )
}

/**
 * The page of an action such as 'Make an offer' (D-20): an enquiry form for a user, who may not be the owner (D-160).
 * A visitor is redirected to the login; without JavaScript a link leads there.
 */
export async function ActionPage({ listing, action, factKey }: ActionPageProps) {
  const { heading, intro } = actionLabels[action]
  const reference = listing.reference ?? listing.id
  const user = await currentUser()
  if (user?.id === listing.user_id) redirect(listingPath(listing))
  return (
    <>
      <Breadcrumb
        trail={[
          { name: listing.town, href: townSearchHref(listing) },
          { name: listing.portal_address, href: listingPath(listing) },
          { name: heading },
        ]}
      />
      <div className="wrap-page grid gap-8 py-6 tablet:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <h1>{heading}</h1>
          <p className="max-w-prose text-lg">{intro}</p>
          {user ? (
            <ActionForm listing={listing} action={action} factKey={factKey} user={user} />
          ) : (
            <>
              <p className="max-w-prose">
                You need to be logged in, so that answers reach you and nobody else.
              </p>
              <p>
                <SoftLink href={routes.login} className={buttonClass('primary', 'large')}>
                  Log in to continue
                </SoftLink>
              </p>
            </>
          )}
          <p className="text-sm text-muted">
            Would you rather talk? Call{' '}
            <a href={brand.phoneHref} className="underline">
              {brand.phone}
            </a>{' '}
            and give the reference {reference}.
          </p>
          {user ? null : <RedirectToLogin ownerId={listing.user_id} listingHref={listingPath(listing)} />}
        </div>
        <ListingAside listing={listing} />
      </div>
    </>
  )
}
