import type { UserOffer } from '@/lib/contract/offers'
import { formatShortDate } from '@/lib/format/dates'
import { formatPounds } from '@/lib/format/money'
import { StatusChip } from './negotiation'
import { formatDifference, formatLastDay, getPositionLabel, proofLabels } from './describe-offer'
import { listReasons } from './order-offers'

const columns = [
  'Buyer',
  'Amount',
  'Position and chain',
  'Conditions',
  'Proof of funds',
  'Made',
  'Valid until',
]
const columnWidths: Partial<Record<string, string>> = {
  Buyer: 'w-[18%]',
  // Wide enough for an amount of eight digits.
  Amount: 'w-[14%]',
  'Position and chain': 'w-[20%]',
  Conditions: 'w-[18%]',
  Made: 'w-[9%]',
}
const cellClass = 'border-t border-line px-3 py-3 text-left align-top font-normal wrap-anywhere'

function Row({ offer, showsRankReasons }: { offer: UserOffer; showsRankReasons: boolean }) {
  return (
    <tr className={offer.status === 'accepted' ? 'bg-good-soft' : undefined}>
      <th scope="row" className={cellClass}>
        <span className="block font-semibold">{offer.other_party}</span>
        {offer.status === 'made' ? null : <StatusChip status={offer.status} />}
        {showsRankReasons ? (
          <span className="mt-1 block text-sm text-muted">{listReasons(offer).join('; ')}</span>
        ) : null}
      </th>
      <td className={`${cellClass} tabular`}>
        <span className="block font-semibold whitespace-nowrap">{formatPounds(offer.amount)}</span>
        <span className="text-sm text-muted">{formatDifference(offer.amount, offer.asking_price)}</span>
      </td>
      <td className={cellClass}>
        {getPositionLabel(offer.buying_position)}
        <span className="block text-sm text-muted">{offer.chain || 'No chain stated'}</span>
      </td>
      <td className={cellClass}>{offer.conditions || 'None'}</td>
      <td className={cellClass}>{proofLabels[offer.proof_of_funds]}</td>
      <td className={`${cellClass} tabular whitespace-nowrap`}>{formatShortDate(offer.created_at)}</td>
      <td className={`${cellClass} tabular`}>
        {offer.expires_at ? formatLastDay(offer.expires_at) : 'No last day'}
      </td>
    </tr>
  )
}

interface ComparisonTableProps {
  offers: readonly UserOffer[]
  caption: string
  showsRankReasons: boolean
}

export function ComparisonTable({ offers, caption, showsRankReasons }: ComparisonTableProps) {
  return (
    <table className="w-full table-fixed rounded-lg border border-line bg-surface text-sm max-desktop:hidden">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {columns.map((column) => (
          <col key={column} className={columnWidths[column]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 py-2 text-left font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <Row key={offer.id} offer={offer} showsRankReasons={showsRankReasons} />
        ))}
      </tbody>
    </table>
  )
}
