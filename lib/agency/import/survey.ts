import { inspectBytes, readText, type FileBytes } from './blm/bytes'
import type { BlmHead } from './blm/head'
import { BlmReader, readBlm, type BlmRow } from './blm/reader'
import { RowRefused } from './errors'
import { brokenRef, cellsOf, identify, keyOf, type Identity } from './identify'

/** What a first reading of the whole file tells, before anything is written. */
export interface Survey {
  bytes: FileBytes
  head: BlmHead
  rows: number
  /** Every listing that the file speaks of, with the number of the last row that does. */
  lastRow: Map<string, number>
  identities: Identity[]
  /** References of rows that could not be cut; such a listing is not absent. */
  held: string[]
  branches: string[]
  /** False where the file may be cut short or misread, so that a missing reference says nothing. */
  isWhole: boolean
  notices: string[]
}

/** A copy that does not keep the whole piece of text alive of which it is a part. */
const detached = (text: string): string => Buffer.from(text).toString()

/**
 * Reads a file without keeping its rows.
 * @throws UnreadableFile when its structure cannot be read
 */
export async function surveyFile(file: string): Promise<Survey> {
  const bytes = await inspectBytes(file)
  const reader = new BlmReader()
  const lastRow = new Map<string, number>()
  const identities: Identity[] = []
  const held: string[] = []
  let rows = 0
  let unnamed = 0
  for await (const batch of readBlm(reader, readText(file, bytes.encoding))) {
    for (const row of batch) {
      rows = row.number
      const identity = whose(row, reader.head!, file)
      const ref = identity ? '' : brokenRef(row, reader.head!)
      if (ref) held.push(detached(ref))
      else if (!identity) unnamed += 1
      else {
        const own = { branch: detached(identity.branch), ref: detached(identity.ref) }
        if (!lastRow.has(keyOf(own))) identities.push(own)
        lastRow.set(keyOf(own), row.number)
      }
    }
  }
  const head = reader.head!
  const branches = [...new Set(identities.map(({ branch }) => branch))].sort()
  const doubts = doubtsOf({ head, rows, unnamed, hasEnd: reader.ended })
  const notices = [...head.notices, ...doubts.notices]
  const { isWhole } = doubts
  if (!isWhole) notices.push('Because of this, no listing is withdrawn for being absent from the file.')
  return { bytes, head, rows, lastRow, identities, held, branches, isWhole, notices }
}

function whose(row: BlmRow, head: BlmHead, file: string): Identity | null {
  if (!row.cells) return null
  try {
    return identify(cellsOf(head.columns, row.cells), head, file)
  } catch (error) {
    if (error instanceof RowRefused) return null
    throw error
  }
}

/** A file is a full refresh only if it is whole: what a cut file lacks must not be taken off the market. */
function doubtsOf({
  head,
  rows,
  unnamed,
  hasEnd,
}: {
  head: BlmHead
  rows: number
  unnamed: number
  hasEnd: boolean
}): { isWhole: boolean; notices: string[] } {
  const { propertyCount } = head
  const notices: string[] = []
  const tooFew = propertyCount !== null && rows < propertyCount
  if (propertyCount !== null && rows !== propertyCount)
    notices.push(`The header announces ${propertyCount} rows; the file has ${rows}.`)
  if (!hasEnd) notices.push('The file does not end with #END#.')
  if (unnamed)
    notices.push(`${unnamed} ${unnamed === 1 ? 'row does' : 'rows do'} not tell which listing it is.`)
  return { isWhole: !tooFew && !unnamed && (hasEnd || propertyCount === rows), notices }
}
