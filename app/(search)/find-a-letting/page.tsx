import { entryRoute } from '@/components/search/search-routes'

const { Page, generateMetadata } = entryRoute('let')

export { generateMetadata }
export default Page
