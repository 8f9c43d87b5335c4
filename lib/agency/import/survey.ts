import { inspectBytes, readText, type FileBytes } from './blm/bytes'
import type { BlmHead } from './blm/head'
import { BlmReader, readBlm, type BlmRow } from './blm/reader'
import { RowRefused } from './errors'
import { refOfUnreadableRow, createCellReader, identify, identityKey, type Identity } from './identify'

export interface Survey {
  bytes: FileBytes
  head: BlmHead
  rows: number
  /** The number of each listing's last row, by `identityKey`. */
  lastRow: Map<string, number>
  identities: Identity[]
  /** References of rows that could not be split: their listings are not withdrawn for being absent. */
  unreadableRefs: string[]
  branches: string[]
  /** False for a file that may be cut short or misread: no listing counts as absent from it. */
  isWhole: boolean
  notices: string[]
}

/** Copies a slice of a chunk. V8 would keep the whole chunk in memory as long as a slice of it is used. */
const copyText = (text: string): string => Buffer.from(text).toString()

/** Reads a whole file before anything is written, and keeps no rows in memory. @throws UnreadableFile */
export async function surveyFile(file: string): Promise<Survey> {
  const bytes = await inspectBytes(file)
  const reader = new BlmReader()
  const lastRow = new Map<string, number>()
  const identities: Identity[] = []
  const unreadableRefs: string[] = []
  let rows = 0
  let unidentifiedRows = 0
  for await (const batch of readBlm(reader, readText(file, bytes.encoding))) {
    for (const row of batch) {
      rows = row.number
      const identity = identityOf(row, reader.head!, file)
      const ref = identity ? '' : refOfUnreadableRow(row, reader.head!)
      if (ref) unreadableRefs.push(copyText(ref))
      else if (!identity) unidentifiedRows += 1
      else {
        const identityCopy = { branch: copyText(identity.branch), ref: copyText(identity.ref) }
        if (!lastRow.has(identityKey(identityCopy))) identities.push(identityCopy)
        lastRow.set(identityKey(identityCopy), row.number)
      }
    }
  }
  const head = reader.head!
  const branches = [...new Set(identities.map(({ branch }) => branch))].sort()
  const wholeness = assessWholeness({ head, rows, unidentifiedRows, hasEndMarker: reader.hasEndMarker })
  const notices = [...head.notices, ...wholeness.notices]
  const { isWhole } = wholeness
  if (!isWhole) notices.push('Because of this, no listing is withdrawn for being absent from the file.')
  return { bytes, head, rows, lastRow, identities, unreadableRefs, branches, isWhole, notices }
}

function identityOf(row: BlmRow, head: BlmHead, file: string): Identity | null {
  if (!row.cells) return null
  try {
    return identify(createCellReader(head.columns, row.cells), head, file)
  } catch (error) {
    if (error instanceof RowRefused) return null
    throw error
  }
}

/** Assesses whether a file is complete. Listings that a truncated file lacks must not be taken off the market. */
function assessWholeness({
  head,
  rows,
  unidentifiedRows,
  hasEndMarker,
}: {
  head: BlmHead
  rows: number
  unidentifiedRows: number
  hasEndMarker: boolean
}): { isWhole: boolean; notices: string[] } {
  const { propertyCount } = head
  const notices: string[] = []
  const hasTooFewRows = propertyCount !== null && rows < propertyCount
  if (propertyCount !== null && rows !== propertyCount)
    notices.push(`The header announces ${propertyCount} rows; the file has ${rows}.`)
  if (!hasEndMarker) notices.push('The file does not end with #END#.')
  if (unidentifiedRows)
    notices.push(
      `${unidentifiedRows} ${unidentifiedRows === 1 ? 'row does' : 'rows do'} not tell which listing it is.`,
    )
  const isComplete = hasEndMarker || propertyCount === rows
  return { isWhole: !hasTooFewRows && !unidentifiedRows && isComplete, notices }
}
