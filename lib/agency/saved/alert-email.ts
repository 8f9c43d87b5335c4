import { brandName } from '../../config/env'
import { listingHref } from '../../config/routes'
import { savedRoutes } from '../../config/saved-routes'
import type { HomeSummary } from '../../contract/saved-homes'
import { isShareOfHome } from '../../domain/price-qualifier'
import { getPropertyTypeLabel } from '../../domain/property-type'
import { describeShare } from '../../domain/share-of-home'
import { formatRentPerMonth, formatPounds } from '../../format/money'
import { absoluteUrl, greet, type EmailContent } from '../mail/wording'

/** Some mail programs cut a mail off at about 100 kB, which more homes would exceed. */
export const MAX_MAILED_HOMES = 40

export interface AlertHome {
  home: HomeSummary
  /** The price before the cut, in pounds; null for a home that is new to the reader. */
  reducedFrom: number | null
}

interface Alert {
  id: number
  key: string
  firstName: string
  /** Each saved search has one group. A home is in one group only. */
  groups: { name: string; homes: AlertHome[] }[]
}

const formatAmount = ({ kind }: HomeSummary, amount: number) =>
  kind === 'sale' ? formatPounds(amount) : formatRentPerMonth(amount)

function formatPrice(home: HomeSummary): string {
  if (home.price <= 0 || home.price_options === 'poa') return 'Price on application'
  const amount = formatAmount(home, home.price)
  if (isShareOfHome(home.price_options)) return `${amount} ${describeShare(home.price, home.share)}`
  const qualifier = home.price_options.replaceAll('-', ' ')
  const hasQualifier = home.kind === 'sale' && qualifier !== 'price' && qualifier !== ''
  return hasQualifier ? `${amount}, ${qualifier}` : amount
}

function describeNews({ home, reducedFrom }: AlertHome): string {
  const news = reducedFrom === null ? 'New' : `Reduced from ${formatAmount(home, reducedFrom)}`
  return `${news}: ${formatPrice(home)}`
}

function describeRooms({ bedrooms, property_type: type, status_display: status }: HomeSummary): string {
  const rooms = bedrooms > 0 ? `${bedrooms} bedroom${bedrooms === 1 ? '' : 's'}, ` : ''
  return `${rooms}${getPropertyTypeLabel(type)}, ${status.toLowerCase()}`
}

const toItem = (alertHome: AlertHome) => {
  const { kind, id, property_url: slug, portal_address: address } = alertHome.home
  return {
    label: address,
    url: absoluteUrl(listingHref(kind, id, slug)),
    lines: [describeNews(alertHome), describeRooms(alertHome.home)],
  }
}

const formatHomeCount = (count: number): string => (count === 1 ? '1 home' : `${count} homes`)

/** Returns the first homes of the groups, up to a limit for all groups together. */
function limitHomes(groups: Alert['groups'], limit: number): Alert['groups'] {
  let remainingCount = limit
  return groups.flatMap(({ name, homes }) => {
    const listedHomes = homes.slice(0, remainingCount)
    remainingCount -= listedHomes.length
    return listedHomes.length > 0 ? [{ name, homes: listedHomes }] : []
  })
}

/** Writes the mail with the homes that saved searches have found. A long mail links to the rest. */
export function writeAlertEmail({ id, key, firstName, groups }: Alert): EmailContent {
  const homes = groups.flatMap((group) => group.homes)
  const total = homes.length
  const newCount = homes.filter(({ reducedFrom }) => reducedFrom === null).length
  const countTexts = [
    ...(newCount > 0 ? [`${newCount} new`] : []),
    ...(newCount < total ? [`${total - newCount} reduced`] : []),
  ]
  const isShortened = total > MAX_MAILED_HOMES
  const shorteningNote = isShortened ? ` The first ${MAX_MAILED_HOMES} are below.` : ''
  return {
    subject: `${formatHomeCount(total)} for you: ${countTexts.join(', ')}`,
    greeting: greet(firstName),
    paragraphs: [
      `Your saved searches have found ${formatHomeCount(total)}: ${countTexts.join(', ')}.${shorteningNote}`,
    ],
    sections: limitHomes(groups, MAX_MAILED_HOMES).map((group) => ({
      heading: group.name,
      items: group.homes.map(toItem),
    })),
    action: isShortened
      ? {
          label: `See the other ${total - MAX_MAILED_HOMES} of ${total} homes`,
          url: absoluteUrl(`${savedRoutes.alert(id)}?from=${MAX_MAILED_HOMES + 1}`),
        }
      : { label: 'Change your saved searches', url: absoluteUrl(savedRoutes.searches) },
    closing: {
      text:
        `You get this email because you asked ${brandName()} to tell you of homes for your saved searches. ` +
        'We use your address for nothing else that you have not asked for.',
      links: [
        { label: 'Stop all these emails', url: absoluteUrl(savedRoutes.stopAlerts(key)) },
        ...(isShortened
          ? [{ label: 'Change how often they come', url: absoluteUrl(savedRoutes.searches) }]
          : []),
      ],
    },
    unsubscribeUrl: absoluteUrl(savedRoutes.stopAlertsByPost(key)),
  }
}
