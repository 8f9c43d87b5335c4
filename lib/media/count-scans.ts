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
const hasNoLength = (marker: number) => marker === START_OF_IMAGE || marker === TEMPORARY

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
  for (let at = findMarker(bytes, 0); at >= 0;) {
    const marker = bytes[at + 1]!
    if (marker === END_OF_IMAGE) return scans
    if (marker === START_OF_SCAN) scans += 1
    const hasLength = !hasNoLength(marker) && at + 4 <= bytes.length
    at = findMarker(bytes, at + 2 + (hasLength ? bytes.readUInt16BE(at + 2) : 0))
  }
  return scans
}
