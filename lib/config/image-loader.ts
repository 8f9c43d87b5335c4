/**
 * next/image loader: our media handler resizes by `?w=` (pixels). Addresses that are not ours
 * (an upstream's, a data URL) are asked for as they are, with the width as a hint.
 */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
  if (src.startsWith('data:') || src.endsWith('.svg')) return src
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`
}
