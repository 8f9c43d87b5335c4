import { tagRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = tagRoute('guides')

export { generateMetadata }
export default Page
