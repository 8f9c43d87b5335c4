/* The markers of a JPEG (ITU-T T.81, table B.1). Each is the second byte of two, of which the first is 0xff. */
const MARKER_START = 0xff
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const TEMPORARY = 0x01
const FIRST_RESTART = 0xd0
const LAST_RESTART = 0xd7
/** Restart markers stand within the data of a scan, and so does a zero, which says that the 0xff before it is data. */
const isWithinScan = (marker: number) => marker === 0 || (marker >= FIRST_RESTART && marker <= LAST_RESTART)
const isStandalone = (marker: number) => marker === START_OF_IMAGE || marker === TEMPORARY

const MARKER_BYTES = 2
/** After a marker that is not standalone, two bytes hold the length of its segment. */
const LENGTH_BYTES = 2

/** Finds the next marker from a position on; -1 if there is none. */
function findMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARKER_START, from); at >= 0; at = bytes.indexOf(MARKER_START, at + 1)) {
    const marker = bytes[at + 1] ?? MARKER_START
    // A marker may begin with several bytes of 0xff.
    if (marker !== MARKER_START && !isWithinScan(marker)) return at
  }
  return -1
}

/** Counts a JPEG's scans, without data behind the picture such as a live photograph's film; 0 for any other file. */
export function countScans(bytes: Buffer): number {
  if (bytes[0] !== MARKER_START || bytes[1] !== START_OF_IMAGE) return 0
  let scans = 0
  let position = findMarker(bytes, 0)
  while (position >= 0) {
    const marker = bytes[position + 1]!
    if (marker === END_OF_IMAGE) return scans
    if (marker === START_OF_SCAN) scans += 1
    const lengthPosition = position + MARKER_BYTES
    const hasSegment = !isStandalone(marker) && lengthPosition + LENGTH_BYTES <= bytes.length
    position = findMarker(bytes, lengthPosition + (hasSegment ? bytes.readUInt16BE(lengthPosition) : 0))
  }
  return scans
}
