import { getListingPath, type Listing } from '@/components/property/listing'
import { ListingPicture } from '@/components/property/listing-picture'
import { InternalLink } from '@/components/ui/internal-link'
import { DOES_NOT_APPLY, type CompareRow } from './compare-rows'
import './compare.css'

interface CompareTableProps {
  listings: readonly Listing[]
  rows: readonly CompareRow[]
}

const PICTURE_SIZES = '(min-width: 48rem) 16rem, 46vw'
/** Returns the letter that names a home beside its values on a narrow screen: A for the first home. */
const getHomeLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

/** The elements state their roles, because browsers drop a table's roles when CSS changes its `display`. */
export function CompareTable({ listings, rows }: CompareTableProps) {
  return (
    <table role="table" className="compare-table" data-homes={listings.length}>
      <caption className="sr-only">Facts of {listings.length} homes</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" className="compare-corner" />
          {listings.map((listing, index) => (
            <th key={`${listing.kind}:${listing.id}`} role="columnheader" scope="col">
              <ListingPicture
                kind={listing.kind}
                id={listing.id}
                file={listing.image_xs}
                alt=""
                sizes={PICTURE_SIZES}
              />
              <span className="compare-letter" aria-hidden>
                {getHomeLetter(index)}
              </span>
              <InternalLink href={getListingPath(listing)} className="wrap-anywhere">
                {listing.portal_address}
              </InternalLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, values, isDifferent }) => (
          <tr key={label} role="row" data-different={isDifferent || undefined}>
            <th scope="row" role="rowheader">
              {label}
              {isDifferent ? <span className="compare-mark">differs</span> : null}
            </th>
            {values.map((value, index) => (
              <td
                key={index}
                role="cell"
                data-letter={getHomeLetter(index)}
                className={value && value !== DOES_NOT_APPLY ? undefined : 'text-muted'}
              >
                {value ?? 'Not given'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
