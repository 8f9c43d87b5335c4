/** Writes a segment of a JPEG: its marker, its length and its content. */
const createSegment = (marker: number, content: readonly number[]) =>
  Buffer.from([0xff, marker, 0, content.length + 2, ...content])

/** A table of the numbers of Huffman codes by length: one code of one bit. */
const ONE_SHORT_CODE = [1, ...Array.from({ length: 15 }, () => 0)]

/** Creates a grey progressive JPEG of 8 × 8 pixels, which has this many scans without any change. */
export function createJpegOfScans(scans: number): Buffer {
  const quantisation = Array.from({ length: 64 }, () => 1)
  const dcScan = [createSegment(0xda, [1, 1, 0, 0, 0, 0]), Buffer.from([0b0111_1111])]
  const acScan = [createSegment(0xda, [1, 1, 0, 1, 63, 0]), Buffer.from([0b0111_1111])]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    createSegment(0xdb, [0, ...quantisation]),
    createSegment(0xc2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    // The only symbol of each table is 0: no change for a DC value, and the end of the block for AC values.
    createSegment(0xc4, [0x00, ...ONE_SHORT_CODE, 0]),
    createSegment(0xc4, [0x10, ...ONE_SHORT_CODE, 0]),
    ...dcScan,
    ...Array.from({ length: scans - 1 }, () => acScan).flat(),
    Buffer.from([0xff, 0xd9]),
  ])
}
