import { createArticleRoute } from '@/components/content/content-routes'

const { Page, generateMetadata } = createArticleRoute('news')

export { generateMetadata }
export default Page
