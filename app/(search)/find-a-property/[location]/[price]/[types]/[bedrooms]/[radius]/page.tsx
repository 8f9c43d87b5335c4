import { createResultsRoute } from '@/components/search/results-route'

const { Page, generateMetadata } = createResultsRoute('sale')

export { generateMetadata }
export default Page
