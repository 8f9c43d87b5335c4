import { createResultsRoute } from '@/components/search/results-route'

const { Page, generateMetadata } = createResultsRoute('let')

export { generateMetadata }
export default Page
