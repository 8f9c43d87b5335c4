import { createListRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = createListRoute('guides')

export { generateMetadata }
export default Page
