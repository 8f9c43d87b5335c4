import { listRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = listRoute('news')

export { generateMetadata }
export default Page
