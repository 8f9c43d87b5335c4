/* Google's encoded polyline format, with four decimals of a degree (about 10 m): compact, and plain text. */

type Position = [lng: number, lat: number]

const STEPS_PER_DEGREE = 10_000
const BITS_PER_CHARACTER = 5
/** Marks each character of a number except the last one. */
const CONTINUATION_BIT = 0x20
/** The five bits of a character that are part of the number. */
const VALUE_BITS = CONTINUATION_BIT - 1
/** The code of '?', which stands for zero. */
const FIRST_CHARACTER = 63

function encodeNumber(value: number): string {
  // The sign becomes the lowest bit.
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  while (rest >= CONTINUATION_BIT) {
    text += String.fromCharCode((CONTINUATION_BIT | (rest & VALUE_BITS)) + FIRST_CHARACTER)
    rest >>>= BITS_PER_CHARACTER
  }
  return text + String.fromCharCode(rest + FIRST_CHARACTER)
}

/** Encodes each position as its difference from the previous one. */
export function encodeLine(positions: readonly Position[]): string {
  let [lastLng, lastLat] = [0, 0]
  return positions
    .map((position) => {
      const [lng, lat] = position.map((degrees) => Math.round(degrees * STEPS_PER_DEGREE)) as Position
      const text = encodeNumber(lat - lastLat) + encodeNumber(lng - lastLng)
      lastLng = lng
      lastLat = lat
      return text
    })
    .join('')
}

export function decodeLine(text: string): Position[] {
  let index = 0
  const readNumber = (): number => {
    let [value, shift] = [0, 0]
    for (;;) {
      const bits = text.charCodeAt(index++) - FIRST_CHARACTER
      value |= (bits & VALUE_BITS) << shift
      shift += BITS_PER_CHARACTER
      if (bits < CONTINUATION_BIT) break
    }
    return value & 1 ? ~(value >> 1) : value >> 1
  }
  const positions: Position[] = []
  let [lng, lat] = [0, 0]
  while (index < text.length) {
    lat += readNumber()
    lng += readNumber()
    positions.push([lng / STEPS_PER_DEGREE, lat / STEPS_PER_DEGREE])
  }
  return positions
}
