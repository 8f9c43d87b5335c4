import { encode } from 'uqr'
import { brand } from '@/lib/config/brand'

/** The x coordinates at which a row changes colour: the start and the end of each run of dark modules, in turn. */
function findRunBoundaries(row: boolean[]): number[] {
  const boundaries = row.flatMap((isDark, x) => {
    const wasDark = row[x - 1] ?? false
    return isDark === wasDark ? [] : [x]
  })
  if (row.at(-1)) boundaries.push(row.length)
  return boundaries
}

/** A code of this level stays readable when 15 per cent of it is damaged, as on creased paper. */
const ERROR_CORRECTION = 'M'

/**
 * Encodes a text as the SVG path of a QR code, `size` modules wide, with one rectangle for each run of dark modules.
 * It is drawn on the server, so that the browser loads no library.
 */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: ERROR_CORRECTION, border: 0 })
  let path = ''
  data.forEach((row, y) => {
    const boundaries = findRunBoundaries(row)
    for (let index = 0; index < boundaries.length; index += 2) {
      const start = boundaries[index] ?? 0
      const end = boundaries[index + 1] ?? size
      path += `M${start} ${y}h${end - start}v1H${start}z`
    }
  })
  return { path, size }
}

/** Light modules around a QR code, without which scanners do not find it. */
const QUIET_ZONE_MODULES = 4

/** The head of the printed brochure: brand, contact details and a QR code of the page's URL (field row 34). */
export function BrochureHead({ url, brandName }: { url: string; brandName: string }) {
  const { path, size } = qrPath(url)
  const width = size + 2 * QUIET_ZONE_MODULES
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
        viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${width} ${width}`}
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
