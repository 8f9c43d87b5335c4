interface RowNote {
  row: number
  ref: string
  text: string
}

/** `created`, `updated`, `unchanged` and `withdrawn` count listings. */
export interface ImportReport {
  file: string
  isDryRun: boolean
  branches: string[]
  generatedAt: Date | null
  rows: number
  created: number
  updated: number
  unchanged: number
  withdrawn: number
  refused: RowNote[]
  warnings: RowNote[]
  notices: string[]
}

/** The number of warnings with the same wording that the report lists. It only counts the rest. */
const MAX_ALIKE_WARNINGS = 10

const formatNote = ({ row, ref, text }: RowNote) => `row ${row}, AGENT_REF ${ref || '(none)'}: ${text}`

/** The parts in which warnings with the same wording differ. */
const VARIABLE_PARTS = [
  /'[^']*'/g,
  /(?<=placed in ).*/, // 'TOWN is blank; the home is placed in …'
  /(?<=shown as ).*/, // 'PROP_SUB_ID … is shown as …'
  /(?<=\): ).*/, // 'pictures are left out (not beside the file): …'
  /\d+/g,
]

/** Replaces the variable parts of a warning, so that warnings with the same wording become equal. */
function toWarningPattern({ text }: RowNote): string {
  const pluralText = text.replace(/^(a picture is|\d+ pictures are)/, 'pictures are')
  return VARIABLE_PARTS.reduce((pattern, part) => pattern.replace(part, '…'), pluralText)
}

function formatWarnings(warnings: readonly RowNote[]): string[] {
  const countByPattern = new Map<string, number>()
  const shownWarnings = warnings.filter((warning) => {
    const count = (countByPattern.get(toWarningPattern(warning)) ?? 0) + 1
    countByPattern.set(toWarningPattern(warning), count)
    return count <= MAX_ALIKE_WARNINGS
  })
  const exceeded = [...countByPattern].filter(([, count]) => count > MAX_ALIKE_WARNINGS)
  return [
    ...shownWarnings.map((warning) => `  ${formatNote(warning)}`),
    ...exceeded.map(([pattern, count]) => `  … and ${count - MAX_ALIKE_WARNINGS} more like “${pattern}”`),
  ]
}

export function formatReportLines(report: ImportReport): string[] {
  const { created, updated, unchanged, withdrawn, refused, warnings, notices } = report
  const branches = report.branches.length ? ` (branch ${report.branches.join(', ')})` : ''
  return [
    `${report.isDryRun ? 'Trial of ' : ''}${report.file}${branches}: ${report.rows} rows`,
    `  ${created} new, ${updated} changed, ${unchanged} unchanged, ${withdrawn} withdrawn, ${refused.length} refused`,
    ...(notices.length ? ['Notices:', ...notices.map((text) => `  ${text}`)] : []),
    ...(warnings.length ? ['Warnings:', ...formatWarnings(warnings)] : []),
    ...(refused.length ? ['Refused:', ...refused.map((note) => `  ${formatNote(note)}`)] : []),
    ...(report.isDryRun ? ['This was a trial: nothing has been written.'] : []),
  ]
}
