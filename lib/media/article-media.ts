import type { MediaResponse } from './media-response'
import { getMediaResponse } from './media-response'

const THUMBNAIL_WIDTH_PX = '640'

/** A picture of a news item or guide: `thumbs/thumb_{file}` or `{file}` (NEWS-18, GUIDE-08). */
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
