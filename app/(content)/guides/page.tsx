import { listRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = listRoute('guides')

export { generateMetadata }
export default Page
