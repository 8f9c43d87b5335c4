import { createTagRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = createTagRoute('guides')

export { generateMetadata }
export default Page
