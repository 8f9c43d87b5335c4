/**
 * The loader of next/image. Our media route resizes by `?w=` (pixels); another host may ignore the
 * parameter. Data URLs and SVG files need no width.
 */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
  if (src.startsWith('data:') || src.endsWith('.svg')) return src
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`
}
