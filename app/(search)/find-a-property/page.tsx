import { createEntryRoute } from '@/components/search/entry-route'

const { Page, generateMetadata } = createEntryRoute('sale')

export { generateMetadata }
export default Page
