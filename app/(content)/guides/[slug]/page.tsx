import { createArticleRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = createArticleRoute('guides')

export { generateMetadata }
export default Page
