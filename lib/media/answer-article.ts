import type { MediaAnswer } from './answer'
import { answerMedia } from './answer'

const THUMB_WIDTH = '640'

/**
 * Answers pictures of news and guides: thumbs/thumb_{file} at the width of a card, {file} at the
 * width asked for (NEWS-18, GUIDE-08).
 */
export function answerArticleMedia(
  path: readonly string[],
  width: string | null,
  accept?: string | null,
): Promise<MediaAnswer> {
  const [first = '', second] = path
  if (path.length === 2 && first === 'thumbs' && second?.startsWith('thumb_'))
    return answerMedia('properties', '0', second.slice('thumb_'.length), width ?? THUMB_WIDTH, accept)
  return answerMedia('properties', '0', path.length === 1 ? first : '', width, accept)
}
