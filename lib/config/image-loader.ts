/** The loader of next/image: our media route resizes by `?w=` (pixels); another host may ignore it. */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
  if (src.startsWith('data:') || src.endsWith('.svg')) return src
  const separator = src.includes('?') ? '&' : '?'
  return `${src}${separator}w=${width}`
}
