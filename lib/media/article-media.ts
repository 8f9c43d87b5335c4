import type { MediaResponse } from './media-response'
import { getMediaResponse } from './media-response'

/** Wide enough for a card in the list of a section. */
const THUMBNAIL_WIDTH_PX = '640'

/** Answers with a picture of a news item or guide: `thumbs/thumb_{file}` or `{file}` (NEWS-18, GUIDE-08). */
export function getArticleMediaResponse(
  path: readonly string[],
  width: string | null,
  accept?: string | null,
): Promise<MediaResponse> {
  const [first = '', second] = path
  if (path.length === 2 && first === 'thumbs' && second?.startsWith('thumb_'))
    return getMediaResponse(
      'properties',
      '0',
      second.slice('thumb_'.length),
      width ?? THUMBNAIL_WIDTH_PX,
      accept,
    )
  return getMediaResponse('properties', '0', path.length === 1 ? first : '', width, accept)
}
