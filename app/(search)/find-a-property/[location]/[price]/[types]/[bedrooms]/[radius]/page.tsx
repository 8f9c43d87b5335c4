import { resultsRoute } from '@/components/search/search-routes'

const { Page, generateMetadata } = resultsRoute('sale')

export { generateMetadata }
export default Page
