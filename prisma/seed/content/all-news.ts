import type { ContentItem } from './item'
import { buyingNews } from './news/buying'
import { lettingNews } from './news/letting'
import { movingAndCompanyNews } from './news/moving-and-us'
import { rentersRightsNews } from './news/renters-rights'
import { rentersRightsInUseNews } from './news/renters-rights-in-use'
import { sellingNews } from './news/selling'
import { taxAndMarketNews } from './news/tax-and-market'
import type { NewsTag } from './tags'

export const news: readonly ContentItem<NewsTag>[] = [
  ...sellingNews,
  ...buyingNews,
  ...taxAndMarketNews,
  ...rentersRightsNews,
  ...rentersRightsInUseNews,
  ...lettingNews,
  ...movingAndCompanyNews,
].toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
