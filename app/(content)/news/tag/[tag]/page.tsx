import { tagRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = tagRoute('news')

export { generateMetadata }
export default Page
