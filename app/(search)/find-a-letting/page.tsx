import { entryRoute } from '@/components/search/entry-route'

const { Page, generateMetadata } = entryRoute('let')

export { generateMetadata }
export default Page
