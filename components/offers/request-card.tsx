import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { routes } from '@/lib/config/routes'
import type { UserLetRequest } from '@/lib/contract/offers'
import { takesLetRequests } from '@/lib/domain/let-request'
import { findStatusByCode } from '@/lib/domain/listing-status'
import { nameCertificate } from '@/lib/domain/letting-certificate'
import { formatLongDate } from '@/lib/format/dates'
import { londonDay } from '@/lib/format/london-clock'
import { formatRentPerMonth } from '@/lib/format/money'
import { takesDepositOnline } from '@/lib/tenancy/tenant-payment'
import { FactList, ListingLink, NegotiationCard } from './negotiation'
import { describeRequestEvent, formatLastDay, describeNextRequestStep } from './describe-offer'
import { RequestActions } from './request-actions'

/** Lists who would live in a home, or when a lease of premises would begin. */
const listTerms = (request: UserLetRequest): [string, ReactNode][] => {
  const day = formatLongDate(request.move_in_date)
  if (request.is_commercial) return [['Lease from', day]]
  return [
    ['Moving in', day],
    ['Tenants', String(request.number_of_tenants)],
    ['Pets', request.pets || 'None'],
  ]
}

/** Lists the details of a request, without the rent: every request is made at the advertised rent. */
function listDetails(request: UserLetRequest): [string, ReactNode][] {
  const details = listTerms(request)
  details.push(['Sent', formatLongDate(request.created_at)])
  if (request.expires_at) details.push(['Open until', formatLastDay(request.expires_at)])
  return details
}

/** Whether the site takes a holding deposit for the home. It takes none for business premises or for a let home. */
const mayTakeDeposit = ({
  is_commercial: isCommercial,
  nation,
  listing_status: code,
}: UserLetRequest): boolean => {
  const status = findStatusByCode('let', code)
  // An upstream may have statuses of its own.
  return !isCommercial && takesDepositOnline(nation) && (status === null || takesLetRequests(status))
}

/** Shows the landlord's recorded certificates (FIELD-59). Only the tenant of an accepted request gets any. */
function Certificates({ request: { certificates, nation } }: { request: UserLetRequest }) {
  if (certificates.length === 0) return null
  const today = londonDay(new Date())
  return (
    <div className="grid gap-2">
      <p>
        The landlord has recorded these certificates. Ask for a copy of each before you sign: you have a right
        to them.
      </p>
      <FactList
        facts={certificates.map(({ certificate, valid_until: day }) => [
          nameCertificate(certificate, nation),
          `${day < today ? 'Ran out on' : 'Valid until'} ${formatLongDate(day)}`,
        ])}
      />
    </div>
  )
}

export function RequestCard({ request, userId }: { request: UserLetRequest; userId: number }) {
  const { role, other_party: other, actions, rent } = request
  return (
    <NegotiationCard
      negotiation={request}
      title={role === 'owner' ? other : <ListingLink negotiation={request} />}
      next={describeNextRequestStep(request)}
      history={request.events.map((event) => ({
        ...event,
        text: describeRequestEvent(event, other),
      }))}
      actions={
        <>
          {request.status === 'accepted' && !request.is_commercial ? (
            <InternalLink
              href={routes.tenancy(request.id)}
              className={buttonClass('primary', 'normal', 'w-fit')}
            >
              Steps until the keys
            </InternalLink>
          ) : null}
          {actions.length > 0 ? (
            <RequestActions userId={userId} requestId={request.id} other={other} actions={actions} />
          ) : null}
        </>
      }
    >
      {role === 'starter' && rent ? (
        <p className="-mt-2">At the advertised rent of {formatRentPerMonth(rent)}</p>
      ) : null}
      <FactList facts={listDetails(request)} />
      <Certificates request={request} />
      {role === 'starter' && request.status === 'accepted' && mayTakeDeposit(request) ? (
        <p>
          The landlord may ask you for a holding deposit.{' '}
          <InternalLink href={paymentRoutes.tenantPayment(request.property_id)} className="underline">
            Pay the holding deposit
          </InternalLink>
        </p>
      ) : null}
    </NegotiationCard>
  )
}
