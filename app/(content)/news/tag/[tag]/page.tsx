import { createTagRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = createTagRoute('news')

export { generateMetadata }
export default Page
