import { resultsRoute } from '@/components/search/results-route'

const { Page, generateMetadata } = resultsRoute('let')

export { generateMetadata }
export default Page
