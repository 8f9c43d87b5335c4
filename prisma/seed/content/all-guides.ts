import { buyingGuides } from './guides/buying'
import { factGuides } from './guides/facts'
import { lettingGuides } from './guides/letting'
import { nationGuides } from './guides/nations'
import { rentingGuides } from './guides/renting'
import { sellingGuides } from './guides/selling'
import type { ContentItem } from './item'
import type { GuideTag } from './tags'

export const guides: readonly ContentItem<GuideTag>[] = [
  ...sellingGuides,
  ...buyingGuides,
  ...factGuides,
  ...lettingGuides,
  ...rentingGuides,
  ...nationGuides,
].toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
