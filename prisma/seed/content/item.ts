/** A picture of the demonstration, with the alternative text that it has on this item (NEWS-19). */
interface ItemPicture {
  /** File name in public/demo: 'terraced-1.webp'. */
  file: string
  alt: string
}

export interface ContentItem<Tag extends string = string> {
  /** Lower-case and hyphenated; never 'tag', which is the route of the tags' pages (D-64). */
  slug: string
  /** Heading of the page. */
  name: string
  /** Title of the document, at most 60 characters. */
  pageTitle: string
  /** Description for search engines, at most 155 characters. */
  metaContent: string
  /** One or two sentences for the card. */
  shortDescription: string
  /** HTML that the sanitiser does not change. `{resource-url}` stands for the base URL of files (NEWS-08, D-67). */
  body: string
  /** The slugs of tags, whose names are in tags.ts. */
  tags: readonly Tag[]
  /** YYYY-MM-DD. The text was correct on that day, and does not mislead in late 2026. */
  publishedAt: string
  thumbnail: ItemPicture
  large: ItemPicture
  youtubeUrl: string | null
  /** Path below public/, or null. */
  videoSrc: string | null
  /** '0' shows the image, '1' the video if there is a source, '2' both (NEWS-06). */
  showImageVideoStatus: '0' | '1' | '2'
  /** 'auto' for items with the same tags, or the slugs of the items that an editor has chosen, in order (NEWS-12). */
  related: 'auto' | readonly string[]
  featured?: boolean
}

/** The fields with defaults: the same picture for card and page, no video, and related items by tag. */
type DefaultedField = 'thumbnail' | 'large' | 'youtubeUrl' | 'videoSrc' | 'showImageVideoStatus' | 'related'
type ItemInput<Tag extends string> = Omit<ContentItem<Tag>, DefaultedField> &
  Partial<Pick<ContentItem<Tag>, DefaultedField>> & { picture: ItemPicture }

/** Creates an item from its fields, and fills in defaults for the others. */
export function item<Tag extends string>({ picture, ...fields }: ItemInput<Tag>): ContentItem<Tag> {
  return {
    thumbnail: picture,
    large: picture,
    youtubeUrl: null,
    videoSrc: null,
    showImageVideoStatus: '0',
    related: 'auto',
    ...fields,
    body: fields.body.trim(),
  }
}
