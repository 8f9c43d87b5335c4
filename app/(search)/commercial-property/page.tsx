import type { Metadata } from 'next'
import { CommercialEnquiry } from '@/components/search/commercial-enquiry'
import { createResultsMetadata } from '@/components/search/results-metadata'
import { ResultsPage } from '@/components/search/results-page'
import type { ResultsRouteProps } from '@/components/search/results-route'
import { routes } from '@/lib/config/routes'
import { parsePathname, createQueryReader } from '@/lib/search/codec'
import { commercialState } from '@/lib/search/state'

/** Reads the sort order and the page, the only parts of a search in this URL. The path always parses. */
const readSearch = async ({ searchParams }: ResultsRouteProps) =>
  parsePathname(routes.commercial, createQueryReader(await searchParams)) ?? commercialState()

export const generateMetadata = async (props: ResultsRouteProps): Promise<Metadata> =>
  createResultsMetadata(await readSearch(props), 'commercial-property')

/** The search results of commercial property for sale, with an invitation to make an enquiry (D-161). */
export default async function CommercialPropertyPage(props: ResultsRouteProps) {
  return (
    <ResultsPage
      state={await readSearch(props)}
      trail={[{ name: 'Commercial Property' }]}
      heading={<h1>Commercial Property</h1>}
    >
      <CommercialEnquiry />
    </ResultsPage>
  )
}
