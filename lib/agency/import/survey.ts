import { inspectBytes, readText, type FileBytes } from './blm/bytes'
import type { BlmHead } from './blm/head'
import { BlmReader, readBlm, type BlmRow } from './blm/reader'
import { RowRefused } from './errors'
import {
  getRefOfUnreadableRow,
  createCellReader,
  readIdentity,
  toIdentityKey,
  type Identity,
} from './identify'

/** What the first reading of a file finds out. The second reading imports the rows. */
export interface Survey {
  bytes: FileBytes
  head: BlmHead
  rowCount: number
  /** The number of each listing's last row, by `toIdentityKey`. */
  lastRow: Map<string, number>
  identities: Identity[]
  /** References of rows that could not be split. Their listings do not count as absent, and are not withdrawn. */
  unreadableRefs: string[]
  branches: string[]
  /** False for a file that may be truncated or misread. Then no listing counts as absent from the file. */
  isWhole: boolean
  notices: string[]
}

/** Copies a text, because V8 would keep the whole chunk that it was cut from in memory. */
const copyText = (text: string): string => Buffer.from(text).toString()

/** Reads a file to its end before anything is written. Keeps only identities in memory. @throws UnreadableFile */
export async function surveyFile(file: string): Promise<Survey> {
  const bytes = await inspectBytes(file)
  const reader = new BlmReader()
  const lastRow = new Map<string, number>()
  const identities: Identity[] = []
  const unreadableRefs: string[] = []
  let rowCount = 0
  let unidentifiedRows = 0
  for await (const batch of readBlm(reader, readText(file, bytes.encoding))) {
    for (const row of batch) {
      rowCount = row.number
      const identity = tryReadIdentity(row, reader.head!, file)
      const ref = identity ? '' : getRefOfUnreadableRow(row, reader.head!)
      if (ref) unreadableRefs.push(copyText(ref))
      else if (!identity) unidentifiedRows += 1
      else {
        const identityCopy = { branch: copyText(identity.branch), ref: copyText(identity.ref) }
        if (!lastRow.has(toIdentityKey(identityCopy))) identities.push(identityCopy)
        lastRow.set(toIdentityKey(identityCopy), row.number)
      }
    }
  }
  const head = reader.head!
  const branches = [...new Set(identities.map(({ branch }) => branch))].sort()
  const wholeness = assessWholeness({ head, rowCount, unidentifiedRows, hasEndMarker: reader.hasEndMarker })
  const notices = [...head.notices, ...listEncodingNotices(bytes), ...wholeness.notices]
  const { isWhole } = wholeness
  if (!isWhole) notices.push('Because of this, no listing is withdrawn for being absent from the file.')
  return { bytes, head, rowCount, lastRow, identities, unreadableRefs, branches, isWhole, notices }
}

const listEncodingNotices = ({ damagedCharacters: count }: FileBytes): string[] =>
  count === 0
    ? []
    : [
        `${count} ${count === 1 ? 'character is' : 'characters are'} damaged in the file, and shown as \ufffd.`,
      ]

function tryReadIdentity(row: BlmRow, head: BlmHead, file: string): Identity | null {
  if (!row.cells) return null
  try {
    return readIdentity(createCellReader(head.columns, row.cells), head, file)
  } catch (error) {
    if (error instanceof RowRefused) return null
    throw error
  }
}

/** Assesses whether a file is complete: the listings that a truncated file lacks must not be withdrawn. */
function assessWholeness({
  head,
  rowCount,
  unidentifiedRows,
  hasEndMarker,
}: {
  head: BlmHead
  rowCount: number
  unidentifiedRows: number
  hasEndMarker: boolean
}): { isWhole: boolean; notices: string[] } {
  const { propertyCount } = head
  const notices: string[] = []
  const hasTooFewRows = propertyCount !== null && rowCount < propertyCount
  if (propertyCount !== null && rowCount !== propertyCount)
    notices.push(`The header announces ${propertyCount} rows; the file has ${rowCount}.`)
  if (!hasEndMarker) notices.push('The file does not end with #END#.')
  if (unidentifiedRows)
    notices.push(
      `${unidentifiedRows} ${unidentifiedRows === 1 ? 'row does' : 'rows do'} not tell which listing it is.`,
    )
  const isComplete = hasEndMarker || propertyCount === rowCount
  return { isWhole: !hasTooFewRows && !unidentifiedRows && isComplete, notices }
}
