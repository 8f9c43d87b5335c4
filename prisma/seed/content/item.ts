/** A demonstration picture with its alternative text on this item (NEWS-19). */
interface ItemPicture {
  /** File name in public/demo: 'terraced-1.webp'. */
  file: string
  alt: string
}

export interface ContentItem<Tag extends string = string> {
  /** Lower-case and hyphenated; never 'tag', which is a route of its own (D-64). */
  slug: string
  /** Heading of the page. */
  name: string
  /** Title of the document, at most 60 characters. */
  pageTitle: string
  /** Description for search engines, at most 155 characters. */
  metaContent: string
  /** One or two sentences for the card. */
  shortDescription: string
  /** HTML that the sanitiser leaves as it is; `{resource-url}` stands for the resource base (NEWS-08, D-67). */
  body: string
  /** Slugs of tags; their names stand in tags.ts. */
  tags: readonly Tag[]
  /** 'YYYY-MM-DD'. The text was right on that day and does not mislead in late 2026. */
  publishedAt: string
  thumbnail: ItemPicture
  large: ItemPicture
  youtubeUrl: string | null
  /** Path below public/, or null. */
  videoSrc: string | null
  /** '0' image, '1' video where there is a source, '2' both (NEWS-06). */
  showImageVideoStatus: '0' | '1' | '2'
  /** 'auto' finds items by shared tags; a list has the slugs that an editor chose, in their order (NEWS-12). */
  related: 'auto' | readonly string[]
  featured?: boolean
}

/** Fields with defaults: one picture for card and page, no video, related items by tag. */
type DefaultedField = 'thumbnail' | 'large' | 'youtubeUrl' | 'videoSrc' | 'showImageVideoStatus' | 'related'
type ItemInput<Tag extends string> = Omit<ContentItem<Tag>, DefaultedField> &
  Partial<Pick<ContentItem<Tag>, DefaultedField>> & { picture: ItemPicture }

/** Fills in the defaults of an item. */
export function item<Tag extends string>({ picture, ...written }: ItemInput<Tag>): ContentItem<Tag> {
  return {
    thumbnail: picture,
    large: picture,
    youtubeUrl: null,
    videoSrc: null,
    showImageVideoStatus: '0',
    related: 'auto',
    ...written,
    body: written.body.trim(),
  }
}
