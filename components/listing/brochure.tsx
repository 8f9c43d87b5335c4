import { encode } from 'uqr'
import { brand } from '@/lib/config/brand'

/** The path of a QR code, with adjacent squares joined. Drawn on the server, so that the browser loads no library. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => {
    const ends = row.flatMap((dark, x) => (dark !== (row[x - 1] ?? false) ? [x] : []))
    if (row.at(-1)) ends.push(size)
    return ends.flatMap((from, index) =>
      index % 2 === 0 ? [`M${from} ${y}h${(ends[index + 1] ?? size) - from}v1H${from}z`] : [],
    )
  })
  return { path: runs.join(''), size }
}

/** Head of the printed brochure: brand, contact and a QR code of the page's URL (field row 34). */
export function BrochureHead({ url, brandName }: { url: string; brandName: string }) {
  const { path, size } = qrPath(url)
  return (
    <div className="hidden items-start justify-between gap-6 pb-4 print:flex">
      <div>
        <p className="font-display text-2xl">{brandName}</p>
        <p className="text-sm">
          {brand.phone} · {brand.email}
        </p>
        <p className="text-xs">{url}</p>
      </div>
      <svg
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label="Code that opens this page on a phone"
        className="size-28 shrink-0 bg-white"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
    </div>
  )
}
