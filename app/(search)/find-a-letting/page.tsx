import { createEntryRoute } from '@/components/search/entry-route'

const { Page, generateMetadata } = createEntryRoute('let')

export { generateMetadata }
export default Page
