import { notFound } from 'next/navigation'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { AlertHomes } from '@/components/saved/alert-homes'
import { savedRoutes } from '@/lib/config/saved-routes'
import { ALERT_HOMES_PER_PAGE } from '@/lib/domain/saved-search'
import { formatLongDate } from '@/lib/format/dates'
import { findSearchAlert } from '@/lib/queries/saved-searches'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Homes in an email alert', savedRoutes.searches)

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Parses a positive whole number of at most nine digits, which fits PostgreSQL's integers. */
const parseNumber = (text: unknown): number | null =>
  /^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : null

/** Lists all homes of an email about saved searches. The email itself may show only the first ones. */
export default async function AlertPage({ params, searchParams }: Props) {
  const [{ id: userId }, { id }, { from, page: pageText }] = await Promise.all([
    requireUser(),
    params,
    searchParams,
  ])
  const alertId = parseNumber(id)
  // The email links to the first home that it does not show, by its number in the list.
  const firstHome = parseNumber(from) ?? 1
  const page = parseNumber(pageText) ?? Math.ceil(firstHome / ALERT_HOMES_PER_PAGE)
  const alert = alertId === null ? null : await findSearchAlert(userId, alertId, page)
  if (alertId === null || !alert) notFound()
  return (
    <AccountPageLayout
      userId={userId}
      title={`Homes of ${formatLongDate(alert.sent_at)}`}
      intro="Every home that our email of that day told you of, as it is now."
    >
      <AlertHomes alertId={alertId} alert={alert} page={page} />
    </AccountPageLayout>
  )
}
