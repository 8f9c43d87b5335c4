import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { ownHomeHref, routes } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/contract/selling'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { findStatusByCode, getStatusName } from '@/lib/domain/listing-status'
import { formatFirstAddressLine } from '@/lib/format/first-address-line'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'
import { getOwnedListings } from '@/lib/queries/account'
import { getOwnHome } from '@/lib/queries/selling'
import { isAdvertised } from './step-content'
import { describeNextAction } from './next-action'

/** Each shown home costs a request, so a page with hundreds of them would be slow. Further homes are only named. */
const MAX_SHOWN_HOMES = 20

const formatPrice = ({ kind, price, price_options }: OwnHome): string => {
  if (price === null) return price_options === 'poa' ? 'Price on application' : 'No price yet'
  return kind === 'sale' ? formatPounds(price) : formatRentPerMonth(price)
}

export const formatStatus = (home: OwnHome): string => {
  if (home.status === 'draft') return 'Draft'
  if (home.status === 'withdrawn') return 'Off the market'
  if (!isAdvertised(home)) return 'Completed'
  const status = findStatusByCode(home.kind, home.status)
  return status === null || status === 'available' ? 'On the market' : getStatusName(home.kind, status).label
}

/** Whether the home has a page in the account. A completed sale has none; a completed letting keeps its certificates there. */
const hasPage = ({ kind, status }: { kind: ListingKind; status: string }): boolean =>
  status !== 'completed' || kind === 'let'

function HomeCard({ home }: { home: OwnHome }) {
  const action = describeNextAction(home)
  const name = formatFirstAddressLine(home.address.building, home.portal_address)
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-6">
      <div>
        <p>
          <span className="rounded-sm bg-accent-soft px-2 text-sm font-semibold text-accent">
            {formatStatus(home)}
          </span>
        </p>
        <h2 className="mt-1 text-xl wrap-anywhere">
          {hasPage(home) ? <InternalLink href={ownHomeHref(home.kind, home.id)}>{name}</InternalLink> : name}
        </h2>
        <p className="tabular">{formatPrice(home)}</p>
      </div>
      <p className="max-w-[65ch]">{action.text}</p>
      <p className="flex flex-wrap gap-3">
        <InternalLink href={action.href} prefetch={false} className={buttonClass('primary')}>
          {action.label}
        </InternalLink>
        {hasPage(home) ? (
          <InternalLink href={ownHomeHref(home.kind, home.id)} className={buttonClass('secondary')}>
            {home.status === 'completed' ? 'Certificates' : 'Figures and changes'}
          </InternalLink>
        ) : null}
      </p>
    </li>
  )
}

/** Lists the user's homes of a kind, each with its status and the next action (B-20, B-21). */
export async function OwnHomes({ userId, kind }: { userId: number; kind: ListingKind }) {
  const cards = (await getOwnedListings(userId)).filter((home) => home.kind === kind)
  const homes = await Promise.all(
    cards.slice(0, MAX_SHOWN_HOMES).map(({ card }) => getOwnHome(userId, kind, card.id)),
  )
  const foundHomes = homes.filter((home) => home !== null)
  const furtherCards = cards.slice(MAX_SHOWN_HOMES)
  return (
    <>
      {foundHomes.length > 0 ? (
        <ul className="grid gap-5">
          {foundHomes.map((home) => (
            <HomeCard key={home.id} home={home} />
          ))}
        </ul>
      ) : (
        <p className="max-w-[60ch]">
          {kind === 'sale'
            ? 'You have no home for sale here yet. It takes an address to begin; the rest can wait.'
            : 'You have no home to let here yet. It takes an address to begin; the rest can wait.'}
        </p>
      )}
      {furtherCards.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="text-xl">Further homes</h2>
          <ul className="grid gap-2">
            {furtherCards.map(({ card }) => (
              <li key={card.id} className="wrap-anywhere">
                {hasPage({ kind, status: card.status }) ? (
                  <InternalLink href={ownHomeHref(kind, card.id)} className="underline">
                    {card.portal_address}
                  </InternalLink>
                ) : (
                  card.portal_address
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <InternalLink href={kind === 'sale' ? routes.sell : routes.let} className={buttonClass('secondary')}>
          {kind === 'sale' ? 'Sell a home' : 'Let a home'}
        </InternalLink>
      </p>
    </>
  )
}
