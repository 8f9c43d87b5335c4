import { entryRoute } from '@/components/search/search-routes'

const { Page, generateMetadata } = entryRoute('sale')

export { generateMetadata }
export default Page
