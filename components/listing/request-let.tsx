import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import { addDays, londonDay } from '@/lib/format/london-clock'
import { InternalLink } from '@/components/ui/internal-link'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import type { UserData } from '@/lib/contract/account'
import { MAX_MOVE_IN_DAYS_AHEAD } from '@/lib/contract/offer-messages'
import type { UserLetRequest } from '@/lib/contract/offers'
import { REQUEST_VALID_DAYS } from '@/lib/domain/let-request'
import type { Nation } from '@/lib/domain/nation'
import { formatLongDate } from '@/lib/format/dates'
import { formatRentPerMonth, formatPence } from '@/lib/format/money'
import { getOffersOnListing } from '@/lib/queries/offers'
import { getHoldingDepositCap } from '@/lib/tenancy/deposit'
import { LazyRequestLetForm } from './lazy-offer-forms'
import { getPriceOrMonthlyRent, isCommercial, getNation, type Listing } from '@/components/property/listing'

const ISO_DATE_LENGTH = 'YYYY-MM-DD'.length

/** The text for England states the Renters' Rights Act 2025. */
const getPetsHint = (listing: Listing): string =>
  getNation(listing) === 'england'
    ? 'Which, if any. A landlord in England may not refuse a tenant’s pet without a good reason, and answers a written request within 28 days'
    : 'Which, if any, so that the landlord can answer before you decide'

/** States which payment a landlord may ask for before the tenancy is signed (domain B2). */
function describeHoldingDepositRule(nation: Nation, monthlyRent: number | null): string {
  const capPence = monthlyRent === null ? null : getHoldingDepositCap(nation, monthlyRent)
  if (nation === 'scotland') return 'A holding deposit is unlawful in Scotland: pay nothing before you sign.'
  if (capPence === null) return 'Pay nothing before you have seen the tenancy agreement.'
  return `A holding deposit may be asked for once, and is at most a week’s rent: ${formatPence(capPence)} here.`
}

/** Continues the sentence of NextStepsNote that names the advertised rent. */
const describeBidRule = (nation: Nation): string =>
  nation === 'england'
    ? ': we take no bids above it, and the law allows no landlord to accept one'
    : ': we take no bids above it'

function NextStepsNote({ listing }: { listing: Listing }) {
  const nation = getNation(listing)
  const rent = getPriceOrMonthlyRent(listing)
  const isHome = !isCommercial(listing)
  return (
    <div className="max-w-prose rounded-md border-l-4 border-note bg-note-soft p-4">
      <p>
        {rent === null
          ? 'You ask at the advertised rent'
          : `You ask at the advertised rent of ${formatRentPerMonth(rent)}`}
        {isHome ? describeBidRule(nation) : '. If you want other terms, name them in your message'}. The
        landlord answers within {REQUEST_VALID_DAYS} days, or your request expires. Nothing binds either of
        you until you have both signed the {isHome ? 'tenancy' : 'lease'}.{' '}
        {isHome
          ? describeHoldingDepositRule(nation, rent)
          : 'Pay nothing before you have seen the lease and taken advice on it.'}
      </p>
    </div>
  )
}

const OpenRequestNote = ({ request }: { request: UserLetRequest }) => (
  <p className="max-w-prose rounded-md border border-line bg-surface p-4">
    You asked on {formatLongDate(request.created_at)}{' '}
    {request.is_commercial ? 'for a lease from' : 'to move in on'} {formatLongDate(request.move_in_date)}
    {request.status === 'accepted'
      ? ', and the landlord has accepted'
      : '. The landlord has not answered yet'}
    . You can follow or withdraw it under{' '}
    <InternalLink href={routes.accountOffers} prefetch={false} className="font-semibold underline">
      your requests
    </InternalLink>
    .
  </p>
)

export async function RequestLet({ listing, user }: { listing: Listing; user: UserData | null }) {
  const requests = user ? await getOffersOnListing(user.id, listing.id) : []
  // Null means that the upstream lacks the calls for requests.
  if (requests === null)
    return (
      <p className="max-w-prose">
        Requests cannot be sent here. Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>, and we
        will pass yours on.
      </p>
    )
  const openRequest = requests.find(
    (request): request is UserLetRequest =>
      request.kind === 'letting' && ['made', 'accepted'].includes(request.status),
  )
  const today = londonDay(new Date())
  const availableFrom = listing.kind === 'let' ? listing.available_from?.slice(0, ISO_DATE_LENGTH) : null
  return (
    <>
      {openRequest ? null : <NextStepsNote listing={listing} />}
      <LazyRequestLetForm
        listingId={listing.id}
        userId={user?.id ?? VISITOR_ID}
        moveIn={{
          min: availableFrom && availableFrom > today ? availableFrom : today,
          max: addDays(today, MAX_MOVE_IN_DAYS_AHEAD),
        }}
        isCommercial={isCommercial(listing)}
        petsHint={getPetsHint(listing)}
      >
        {openRequest ? <OpenRequestNote request={openRequest} /> : null}
      </LazyRequestLetForm>
    </>
  )
}
