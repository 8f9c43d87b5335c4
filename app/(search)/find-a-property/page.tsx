import { entryRoute } from '@/components/search/entry-route'

const { Page, generateMetadata } = entryRoute('sale')

export { generateMetadata }
export default Page
