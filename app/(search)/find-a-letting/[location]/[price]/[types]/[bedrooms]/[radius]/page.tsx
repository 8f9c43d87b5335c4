import { resultsRoute } from '@/components/search/search-routes'

const { Page, generateMetadata } = resultsRoute('let')

export { generateMetadata }
export default Page
