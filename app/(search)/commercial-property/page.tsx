import type { Metadata } from 'next'
import { CommercialEnquiry } from '@/components/search/commercial-enquiry'
import { resultsMetadata } from '@/components/search/results-metadata'
import { ResultsPage } from '@/components/search/results-page'
import type { ResultsRouteProps } from '@/components/search/results-route'
import { routes } from '@/lib/config/routes'
import { parsePathname, queryOf } from '@/lib/search/codec'
import { commercialState } from '@/lib/search/state'

const stateOf = async ({ searchParams }: ResultsRouteProps) =>
  parsePathname(routes.commercial, queryOf(await searchParams)) ?? commercialState()

export const generateMetadata = async (props: ResultsRouteProps): Promise<Metadata> =>
  resultsMetadata(await stateOf(props), 'commercial-property')

/** Offices, shops, garages, restaurants and land for sale (D-161), with the way to ask about others. */
export default async function CommercialPropertyPage(props: ResultsRouteProps) {
  return (
    <ResultsPage
      state={await stateOf(props)}
      trail={[{ name: 'Commercial Property' }]}
      heading={<h1>Commercial Property</h1>}
    >
      <CommercialEnquiry />
    </ResultsPage>
  )
}
