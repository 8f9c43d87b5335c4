import 'server-only'
import { redirect } from 'next/navigation'
import { PageTrail } from '@/components/shell/page-trail'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { understandSearch } from '@/lib/queries/search'
import { searchHref, type QueryReader } from '@/lib/search/codec'
import { placeHref } from '@/lib/search/location'
import { emptyForm, fieldNames, toFormValues, parseForm, type FormValues } from '@/lib/search/form'
import { furtherFieldNames } from '@/lib/search/further-form'
import { FurtherFields } from './further-fields'
import { SearchForm } from './search-form'

/** Essex, the agency's own county, with two of its places, and then large cities. */
const popularPlaces = [
  'Essex',
  'Southend-on-Sea',
  'Chelmsford',
  'London',
  'Birmingham',
  'Manchester',
  'Leeds',
  'Bristol',
  'Edinburgh',
  'Cardiff',
  'Belfast',
]

const copy = {
  sale: {
    heading: 'Start Your Property Search',
    crumb: 'Find a property',
    popularHeading: 'Homes for sale in popular places',
    otherKind: { question: 'Looking to rent?', link: 'Find a letting', href: routes.rent },
  },
  let: {
    heading: 'Start Your Rental Search',
    crumb: 'Find a letting',
    popularHeading: 'Homes to let in popular places',
    otherKind: { question: 'Looking to buy?', link: 'Find a property', href: routes.buy },
  },
} as const

/** Redirects a submitted form to its results. With `edit`, which Refine sends, shows the form (ENTRY-01 … ENTRY-05). */
export async function EntryPage({ kind, readQuery }: { kind: ListingKind; readQuery: QueryReader }) {
  const hasQuery = fieldNames.some((name) => readQuery(name) !== null)
  const search = parseForm(kind, readQuery)
  if (hasQuery && readQuery('edit') === null) redirect(searchHref(await understandSearch(search)))
  const values = hasQuery ? toFormValues(kind, search) : emptyForm
  const { heading, crumb, popularHeading, otherKind } = copy[kind]
  return (
    <>
      <PageTrail trail={[{ name: crumb }]} />
      <div className="wrap-page pb-14">
        <div className="mx-auto max-w-3xl">
          <h1 className="mb-6 mt-2">{heading}</h1>
          <div className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-8">
            <SearchForm kind={kind} values={values} restoresLastSearch={!hasQuery}>
              <MoreFilters kind={kind} values={values} />
            </SearchForm>
          </div>
          <h2 className="mt-10 text-xl">{popularHeading}</h2>
          <PopularPlaces kind={kind} />
          <p className="mt-8">
            {otherKind.question}{' '}
            <InternalLink href={otherKind.href} className="inline-flex min-h-11 items-center font-semibold">
              {otherKind.link}
            </InternalLink>
          </p>
        </div>
      </div>
    </>
  )
}

/** The further filters, collapsed unless the search has one of them. */
function MoreFilters({ kind, values }: { kind: ListingKind; values: FormValues }) {
  return (
    <details
      open={furtherFieldNames.some((name) => values[name] !== '')}
      className="border-t border-line pt-2"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">More filters</summary>
      <FurtherFields kind={kind} values={values} idPrefix="further" />
    </details>
  )
}

function PopularPlaces({ kind }: { kind: ListingKind }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {popularPlaces.map((place) => (
        <li key={place}>
          <InternalLink
            href={placeHref(kind, place)}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-ink no-underline hover:border-accent hover:bg-accent-soft"
          >
            {place}
          </InternalLink>
        </li>
      ))}
    </ul>
  )
}
