/** Wide enough for a card in a section's list. A text, as the widths in URLs are. */
const THUMBNAIL_WIDTH_PX = '640'

/** Reads the path of a picture of a news item or guide: `thumbs/thumb_{file}` or `{file}` (NEWS-18, GUIDE-08). */
export function parseArticleMediaPath(
  path: readonly string[],
  width: string | null,
): { file: string; width: string | null } {
  const [first = '', second] = path
  if (path.length === 2 && first === 'thumbs' && second?.startsWith('thumb_'))
    return { file: second.slice('thumb_'.length), width: width ?? THUMBNAIL_WIDTH_PX }
  // No file has an empty name, so any other path is answered as not found.
  return { file: path.length === 1 ? first : '', width }
}
