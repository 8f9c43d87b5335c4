import { articleRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = articleRoute('guides')

export { generateMetadata }
export default Page
