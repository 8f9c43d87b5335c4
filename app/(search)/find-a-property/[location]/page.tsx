import { resultsRoute } from '@/components/search/results-route'

const { Page, generateMetadata } = resultsRoute('sale')

export { generateMetadata }
export default Page
