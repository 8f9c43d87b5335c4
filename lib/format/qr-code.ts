import { encode } from 'uqr'

/** Lists the x coordinates at which a row changes colour, which are alternately the start and end of dark runs. */
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
 * Encodes a text as the SVG path of a QR code, `size` modules wide, with one rectangle for each run of dark modules. It
 * is drawn on the server, so that the browser loads no library.
 */
export function createQrPath(text: string): { path: string; size: number } {
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

export function createQrCodeSvg(text: string): string {
  const { path, size } = createQrPath(text)
  const width = size + 2 * QUIET_ZONE_MODULES
  const start = -QUIET_ZONE_MODULES
  const viewBox = `${start} ${start} ${width} ${width}`
  const whiteSquare = `<path fill="#fff" d="M${start} ${start}h${width}v${width}H${start}z"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges">`,
    `${whiteSquare}<path d="${path}"/></svg>`,
  ].join('')
}
