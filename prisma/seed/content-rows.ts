import { guides } from './content/all-guides'
import { news } from './content/all-news'
import type { ContentItem } from './content/item'
import { vacancies } from './content/pages/recruitment'
import { guideTags, newsTags } from './content/tags'
import type { ContentRow, VacancyRow } from './rows'

/** The authors of articles, by an article's first tag. */
const desks: Record<string, string> = {
  'seller-guides': 'our sales desk',
  selling: 'our sales desk',
  'buyer-guides': 'our sales desk',
  buying: 'our sales desk',
  'landlord-guides': 'our lettings desk',
  letting: 'our lettings desk',
  'tenant-guides': 'our lettings desk',
  renting: 'our lettings desk',
  'renters-rights': 'our lettings desk',
  'law-and-tax': 'our compliance desk',
  'uk-nations': 'our compliance desk',
}
const DEFAULT_DESK = 'our news desk'
const CHECKING_DESK = 'our compliance desk'
/** The day on which all guides were checked against law and figures. News items have no such day. */
const GUIDES_CHECKED_ON = '2026-11-16'

const toContentRow =
  (section: ContentRow['section'], tagNames: Record<string, string>) =>
  (item: ContentItem): ContentRow => ({
    section,
    slug: item.slug,
    name: item.name,
    page_title: item.pageTitle,
    meta_content: item.metaContent,
    short_description: item.shortDescription,
    body: item.body,
    thumbnail: item.thumbnail.file,
    thumbnail_alt: item.thumbnail.alt,
    large_image: item.large.file,
    large_image_alt: item.large.alt,
    youtube_url: item.youtubeUrl,
    video_src: item.videoSrc,
    image_video_status: Number(item.showImageVideoStatus),
    related_automatic: item.related === 'auto',
    related_slugs: item.related === 'auto' ? [] : [...item.related],
    featured: item.featured ?? false,
    tags: item.tags.map((tag) => tagNames[tag] ?? tag),
    published_on: item.publishedAt,
    written_by: desks[item.tags[0] ?? ''] ?? DEFAULT_DESK,
    checked_by: section === 'guide' ? CHECKING_DESK : null,
    checked_on: section === 'guide' ? GUIDES_CHECKED_ON : null,
  })

/** News and guides, oldest first, so that ids increase with the dates. */
export const createContentRows = (): ContentRow[] => [
  ...news.map(toContentRow('news', newsTags)).toReversed(),
  ...guides.map(toContentRow('guide', guideTags)).toReversed(),
]

export const createVacancyRows = (): VacancyRow[] =>
  vacancies.map(({ added, ...vacancy }) => ({ ...vacancy, added_on: added }))
