/** Something said of one row; it is in the listing all the same. */
export interface RowNote {
  row: number
  ref: string
  text: string
}

/** What an import did, or in a trial would have done. */
export interface ImportReport {
  file: string
  isTrial: boolean
  branches: string[]
  generatedAt: Date | null
  rows: number
  created: number
  updated: number
  unchanged: number
  withdrawn: number
  refused: RowNote[]
  warnings: RowNote[]
  /** About the file as a whole. */
  notices: string[]
}

/** Of one kind of warning so many are shown; the rest are counted. */
const SHOWN_ALIKE = 10

const line = ({ row, ref, text }: RowNote) => `row ${row}, AGENT_REF ${ref || '(none)'}: ${text}`

/** Warnings of one wording, whatever they quote or count. */
const wording = ({ text }: RowNote) =>
  text
    .replace(/^(a picture is|\d+ pictures are)/, 'pictures are')
    .replace(/'[^']*'|\d+|(?<=placed in |shown as ).*|(?<=\): ).*/g, '…')

function warningLines(warnings: readonly RowNote[]): string[] {
  const seen = new Map<string, number>()
  const shown = warnings.filter((warning) => {
    const count = (seen.get(wording(warning)) ?? 0) + 1
    seen.set(wording(warning), count)
    return count <= SHOWN_ALIKE
  })
  const more = [...seen].filter(([, count]) => count > SHOWN_ALIKE)
  return [
    ...shown.map((warning) => `  ${line(warning)}`),
    ...more.map(([text, count]) => `  … and ${count - SHOWN_ALIKE} more like “${text}”`),
  ]
}

/** The report as lines for a terminal; every refused row is on it with its reason. */
export function reportLines(report: ImportReport): string[] {
  const { created, updated, unchanged, withdrawn, refused, warnings, notices } = report
  const branches = report.branches.length ? ` (branch ${report.branches.join(', ')})` : ''
  return [
    `${report.isTrial ? 'Trial of ' : ''}${report.file}${branches}: ${report.rows} rows`,
    `  ${created} new, ${updated} changed, ${unchanged} unchanged, ${withdrawn} withdrawn, ${refused.length} refused`,
    ...(notices.length ? ['Notices:', ...notices.map((text) => `  ${text}`)] : []),
    ...(warnings.length ? ['Warnings:', ...warningLines(warnings)] : []),
    ...(refused.length ? ['Refused:', ...refused.map((note) => `  ${line(note)}`)] : []),
    ...(report.isTrial ? ['This was a trial: nothing has been written.'] : []),
  ]
}
