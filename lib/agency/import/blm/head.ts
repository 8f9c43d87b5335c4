import { UnreadableFile } from '../errors'
import { listColumnNotices, REQUIRED_COLUMNS } from './columns'
import { readDate } from './dates'

export interface BlmHead {
  /** The delimiter after each field ("end of field"), as declared. */
  eof: string
  /** The delimiter after each row ("end of record"), as declared. */
  eor: string
  columns: string[]
  /** The declared number of rows; null where the header declares none. */
  propertyCount: number | null
  generatedAt: Date | null
  /** BRANCHID of the header, for rows with a blank BRANCH_ID. */
  branchOfAllRows: string | null
  notices: string[]
}

/** A delimiter is usually one character, but some exports use two or three. */
const MAX_DELIMITER_LENGTH = 4

/** A delimiter cannot begin with a letter, digit, underscore, space or line break, because ordinary text has them. */
const TEXT_AT_START = /^[\w \r\n]/

/** Versions that have the structure of version 3. */
const KNOWN_VERSION = /^(3|3i|h1)$/i

/** The id of an agency's branch: '87654', 'smith-1'. */
export const BRANCH_ID = /^[\w-]{1,40}$/

/** The numbers of characters that a message quotes from a value of the header. */
const MAX_QUOTED_VALUE_CHARACTERS = 20
const MAX_QUOTED_DATE_CHARACTERS = 40

/** Reads the sections #HEADER# and #DEFINITION#. @throws UnreadableFile if they do not tell how to split rows */
export function readHead(text: string): BlmHead {
  const header = /#[ \t]{0,4}HEADER[ \t]{0,4}#/i.exec(text)
  const definition = /#[ \t]{0,4}DEFINITION[ \t]{0,4}#/i.exec(text)
  if (!header) throw new UnreadableFile('this is not a BLM file: it has no #HEADER#')
  if (!definition || definition.index < header.index)
    throw new UnreadableFile('the file has no #DEFINITION# of its columns')
  const settings = readSettings(text.slice(header.index + header[0].length, definition.index))
  const notices: string[] = []

  const version = unquote(settings.get('VERSION') ?? '')
  if (!KNOWN_VERSION.test(version))
    notices.push(
      `The header's version is '${version.slice(0, MAX_QUOTED_VALUE_CHARACTERS)}'; the file is read as version 3.`,
    )
  const eof = readDelimiter(settings, 'EOF', '^', notices)
  const eor = readDelimiter(settings, 'EOR', '~', notices)
  if (eof === eor || eof.includes(eor) || eor.includes(eof))
    throw new UnreadableFile(
      `the header declares '${eof}' as the end of a field and '${eor}' as the end of a record: they must differ`,
    )

  const columns = readColumns(text.slice(definition.index + definition[0].length), eof, eor)
  const repeatedColumns = columns.filter((name, index) => columns.indexOf(name) !== index)
  for (const column of new Set(repeatedColumns)) {
    notices.push(`Column ${column} stands twice in the definition; its first one is read.`)
  }
  const generatedDate = unquote(settings.get('GENERATEDDATE') ?? '')
  const generatedAt = readDate(generatedDate)
  if (generatedAt === 'unreadable')
    notices.push(
      `The header's Generated Date '${generatedDate.slice(0, MAX_QUOTED_DATE_CHARACTERS)}' cannot be read.`,
    )
  const count = unquote(settings.get('PROPERTYCOUNT') ?? '')
  const branch = unquote(settings.get('BRANCHID') ?? '')
  return {
    eof,
    eor,
    columns,
    propertyCount: /^\d{1,7}$/.test(count) ? Number(count) : null,
    generatedAt: generatedAt instanceof Date ? generatedAt : null,
    branchOfAllRows: BRANCH_ID.test(branch) ? branch : null,
    notices: [...notices, ...listColumnNotices(columns)],
  }
}

/** Reads lines such as 'Generated Date : 04-NOV-2014'. Keys are converted to capitals without spaces: GENERATEDDATE. */
function readSettings(text: string): Map<string, string> {
  const settings = new Map<string, string>()
  for (const line of text.split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(':')
    if (colon < 0) continue
    const key = line
      .slice(0, colon)
      .replace(/[^A-Za-z]/g, '')
      .toUpperCase()
    if (!settings.has(key)) settings.set(key, line.slice(colon + 1))
  }
  return settings
}

/** Removes quotes, but keeps white space inside them, because a tab may be declared as a delimiter. */
function unquote(value: string): string {
  const trimmed = value.trim()
  return /^(['"‘’`]).+['"‘’`]$/s.test(trimmed) ? trimmed.slice(1, -1) : trimmed
}

function readDelimiter(
  settings: Map<string, string>,
  key: 'EOF' | 'EOR',
  usualDelimiter: string,
  notices: string[],
): string {
  const declared = unquote(settings.get(key) ?? '')
  if (!declared) {
    notices.push(`The header does not declare ${key}; the usual '${usualDelimiter}' is taken.`)
    return usualDelimiter
  }
  if (declared.length > MAX_DELIMITER_LENGTH || TEXT_AT_START.test(declared)) {
    throw new UnreadableFile(
      `the header declares '${declared.slice(0, MAX_QUOTED_VALUE_CHARACTERS)}' as ${key}, which cannot be a sign`,
    )
  }
  return declared
}

function readColumns(text: string, eof: string, eor: string): string[] {
  const end = text.indexOf(eor)
  const definition = end < 0 ? text : text.slice(0, end)
  const columns = definition.split(eof).map((name) => name.trim().toUpperCase())
  while (columns.at(-1) === '') columns.pop()
  if (columns.length < 2)
    throw new UnreadableFile(`the definition cannot be cut into columns with the declared '${eof}'`)
  const missing = REQUIRED_COLUMNS.filter((name) => !columns.includes(name))
  if (missing.length) throw new UnreadableFile(`the definition lacks ${missing.join(', ')}`)
  return columns
}
