import type { ReactNode } from 'react'
import { SoftLink } from '@/components/ui/soft-link'
import { paymentRoutes } from '@/lib/config/payment-routes'
import type { UserLetRequest } from '@/lib/contract/offers'
import { formatLongDate } from '@/lib/format/dates'
import { formatRentPerMonth } from '@/lib/format/money'
import { hasHoldingDeposit } from '@/lib/tenancy/deposit'
import { FactList, ListingLink, NegotiationCard } from './negotiation'
import { describeRequestEvent, formatLastDay, describeNextRequestStep } from './describe-offer'
import { RequestActions } from './request-actions'

/** Lists the details of a request, without the rent: every request is made at the advertised rent. */
const listDetails = (request: UserLetRequest): [string, ReactNode][] => [
  ['Moving in', formatLongDate(request.move_in_date)],
  ['Tenants', String(request.number_of_tenants)],
  ['Pets', request.pets || 'None'],
  ['Sent', formatLongDate(request.created_at)],
  ...(request.expires_at ? [['Open until', formatLastDay(request.expires_at)] as [string, ReactNode]] : []),
]

export function RequestCard({ request, userId }: { request: UserLetRequest; userId: number }) {
  const { role, other_party: other, actions, rent } = request
  return (
    <NegotiationCard
      negotiation={request}
      title={role === 'owner' ? other : <ListingLink negotiation={request} />}
      next={describeNextRequestStep(request)}
      history={request.events.map((event, index) => ({
        ...event,
        text: describeRequestEvent(event, index, other),
      }))}
      actions={
        actions.length > 0 ? (
          <RequestActions userId={userId} requestId={request.id} other={other} actions={actions} />
        ) : null
      }
    >
      {role === 'starter' && rent ? (
        <p className="-mt-2">At the advertised rent of {formatRentPerMonth(rent)}</p>
      ) : null}
      <FactList facts={listDetails(request)} />
      {role === 'starter' && request.status === 'accepted' && hasHoldingDeposit(request.nation) ? (
        <p>
          The landlord may ask you for a holding deposit.{' '}
          <SoftLink href={paymentRoutes.tenantPayment(request.property_id)} className="underline">
            Pay the holding deposit
          </SoftLink>
        </p>
      ) : null}
    </NegotiationCard>
  )
}
