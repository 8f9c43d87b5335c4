/* Markers of a JPEG (ITU-T T.81, table B.1), each of which follows a byte FF. */
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const QUANTISATION_TABLE = 0xdb
const PROGRESSIVE_FRAME = 0xc2
const HUFFMAN_TABLE = 0xc4
const START_OF_SCAN = 0xda

/** Writes a segment of a JPEG: its marker, its length and its content. */
const createSegment = (marker: number, content: readonly number[]) =>
  Buffer.from([0xff, marker, 0, content.length + 2, ...content])

/** The number of Huffman codes of each length from 1 to 16 bits: one code of one bit. */
const ONE_SHORT_CODE = [1, ...Array.from({ length: 15 }, () => 0)]

/** Creates a grey progressive JPEG of 8 × 8 pixels, which has this many scans without any change. */
export function createJpegOfScans(scans: number): Buffer {
  const quantisation = Array.from({ length: 64 }, () => 1)
  // The content of a scan is the only code, the bit 0. The last byte is filled up with ones.
  const scanContent = Buffer.from([0b0111_1111])
  // A scan: one component, its id and tables, its first and last coefficient, and its bit positions.
  const dcScan = [createSegment(START_OF_SCAN, [1, 1, 0, 0, 0, 0]), scanContent]
  const acScan = [createSegment(START_OF_SCAN, [1, 1, 0, 1, 63, 0]), scanContent]
  return Buffer.concat([
    Buffer.from([0xff, START_OF_IMAGE]),
    createSegment(QUANTISATION_TABLE, [0, ...quantisation]),
    // A frame: 8 bits, height 8, width 8, one component with id 1, sampled 1 × 1 and with quantisation table 0.
    createSegment(PROGRESSIVE_FRAME, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    // The only symbol of the DC table (0x00) and the AC table (0x10) is 0: no change, and the end of the block.
    createSegment(HUFFMAN_TABLE, [0x00, ...ONE_SHORT_CODE, 0]),
    createSegment(HUFFMAN_TABLE, [0x10, ...ONE_SHORT_CODE, 0]),
    ...dcScan,
    ...Array.from({ length: scans - 1 }, () => acScan).flat(),
    Buffer.from([0xff, END_OF_IMAGE]),
  ])
}
