import 'server-only'
import { redirect } from 'next/navigation'
import { JsonLd } from '@/components/ui/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { siteOrigin } from '@/lib/queries/page-metadata'
import { locationHref, searchHref, type QueryReader } from '@/lib/search/codec'
import { emptyForm, fieldNames, toFormValues, parseForm } from '@/lib/search/form'
import { breadcrumbLd } from '@/lib/seo/breadcrumbs'
import { SearchForm } from './search-form'

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
    otherQuestion: 'Looking to rent?',
    otherLink: 'Find a letting',
    otherHref: routes.rent,
  },
  let: {
    heading: 'Start Your Rental Search',
    crumb: 'Find a letting',
    popularHeading: 'Homes to let in popular places',
    otherQuestion: 'Looking to buy?',
    otherLink: 'Find a property',
    otherHref: routes.buy,
  },
} as const

/**
 * The entry page of a search (ENTRY-01 … ENTRY-05). Redirects a form that was submitted without JavaScript to its
 * results, unless the query has `edit`, which the Refine button sends.
 */
export function EntryPage({ kind, query }: { kind: ListingKind; query: QueryReader }) {
  const hasQuery = fieldNames.some((name) => query(name) !== null)
  const state = parseForm(kind, query)
  if (hasQuery && query('edit') === null) redirect(searchHref(state))
  const { heading, crumb, popularHeading, otherQuestion, otherLink, otherHref } = copy[kind]
  const trail = [{ name: crumb }]
  return (
    <>
      <JsonLd data={breadcrumbLd(siteOrigin(), trail)} />
      <Breadcrumb trail={trail} />
      <div className="wrap-page pb-14">
        <div className="mx-auto max-w-3xl">
          <h1 className="mb-6 mt-2">{heading}</h1>
          <div className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-8">
            <SearchForm
              kind={kind}
              values={hasQuery ? toFormValues(state) : emptyForm}
              restoreLastSearch={!hasQuery}
            />
          </div>
          <h2 className="mt-10 text-xl">{popularHeading}</h2>
          <PopularPlaces kind={kind} />
          <p className="mt-8">
            {otherQuestion}{' '}
            <SoftLink href={otherHref} className="inline-flex min-h-11 items-center font-semibold">
              {otherLink}
            </SoftLink>
          </p>
        </div>
      </div>
    </>
  )
}

function PopularPlaces({ kind }: { kind: ListingKind }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {popularPlaces.map((place) => (
        <li key={place}>
          <SoftLink
            href={locationHref(kind, place)}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-ink no-underline hover:border-accent hover:bg-accent-soft"
          >
            {place}
          </SoftLink>
        </li>
      ))}
    </ul>
  )
}
