import { redirect } from 'next/navigation'
import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { InternalLink } from '@/components/ui/internal-link'
import { brand } from '@/lib/config/brand'
import { MAX_QUESTION_CHARACTERS, routes } from '@/lib/config/routes'
import type { UserData } from '@/lib/contract/account'
import type { ListingAction } from '@/lib/domain/listing-permissions'
import { getCurrentUser } from '@/lib/session/current-user'
import { actionLabels } from './action-labels'
import { ArrangeViewing } from './arrange-viewing'
import { canHaveFact, getFactLabel, materialFacts } from '@/lib/domain/material-facts'
import {
  getListingPath,
  isCommercial,
  toFactSubject,
  townSearchHref,
  type Listing,
} from '@/components/property/listing'
import { ListingAside } from './listing-aside'
import { LazyAskQuestionForm } from './lazy-ask-question-form'
import { MakeOffer } from './make-offer'
import { RequestLet } from './request-let'

interface ActionPageProps {
  listing: Listing
  action: ListingAction
  /** The key of the fact to ask about, read from the URL and not validated. */
  factKey: string | undefined
  /** A question that a visitor has asked the chatbot, read from the URL and not validated. */
  question: string | undefined
}

/** Returns the question in the URL. Without one, asks about the fact in the URL, if such a home can have the fact. */
function getInitialQuestion({ listing, factKey, question }: ActionPageProps): string | undefined {
  const questionInUrl = question?.trim().slice(0, MAX_QUESTION_CHARACTERS)
  if (questionInUrl) return questionInUrl
  const fact = materialFacts.find(({ key }) => key === factKey)
  if (!fact || !canHaveFact(fact, toFactSubject(listing))) return undefined
  return `${getFactLabel(fact, listing.property_type)}: could you tell me what you know about this?`
}

function ActionForm(props: ActionPageProps & { user: UserData | null }) {
  const { listing, action, user } = props
  if (action === 'make-an-offer') return <MakeOffer listing={listing} user={user} />
  if (action === 'request-let-property') return <RequestLet listing={listing} user={user} />
  const userId = user?.id ?? VISITOR_ID
  if (action === 'ask-a-question')
    return (
      <LazyAskQuestionForm
        kind={listing.kind}
        listingId={listing.id}
        userId={userId}
        message={getInitialQuestion(props)}
      />
    )
  return <ArrangeViewing listing={listing} userId={userId} />
}

/** A visitor logs in when sending the form, or before it without JavaScript (D-20). The owner is redirected (D-160). */
export async function ActionPage({ listing, action, factKey, question }: ActionPageProps) {
  const { heading, intro, commercialIntro = intro } = actionLabels[action]
  const user = await getCurrentUser()
  if (user?.id === listing.user_id) redirect(getListingPath(listing))
  return (
    <>
      <Breadcrumb
        trail={[
          { name: listing.town, href: townSearchHref(listing.kind, listing) },
          { name: listing.portal_address, href: getListingPath(listing) },
          { name: heading },
        ]}
      />
      <div className="wrap-page grid gap-8 py-6 tablet:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <h1>{heading}</h1>
          <p className="max-w-prose text-lg">{isCommercial(listing) ? commercialIntro : intro}</p>
          {/* Without JavaScript the login would lose the typed values, so it comes before the form. */}
          {user ? null : (
            <noscript>
              <p className="mb-4 max-w-prose">
                You need to be logged in, so that answers reach you and nobody else.
              </p>
              <p>
                <InternalLink href={routes.login} className={buttonClass('primary', 'large')}>
                  Log in to continue
                </InternalLink>
              </p>
            </noscript>
          )}
          <div className={classNames('space-y-4', user ? null : 'noscript:hidden')}>
            <ActionForm listing={listing} action={action} factKey={factKey} question={question} user={user} />
          </div>
          <p className="text-sm text-muted">
            Would you rather talk? Call{' '}
            <a href={brand.phoneHref} className="underline">
              {brand.phone}
            </a>{' '}
            and give the reference {listing.reference ?? listing.id}.
          </p>
        </div>
        <ListingAside listing={listing} />
      </div>
    </>
  )
}
