import { articleRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = articleRoute('news')

export { generateMetadata }
export default Page
