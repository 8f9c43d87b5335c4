import { createListRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = createListRoute('news')

export { generateMetadata }
export default Page
