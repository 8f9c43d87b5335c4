import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import { SearchEngine } from '../../../../lib/agency/search/engine/search-engine'
import { runAtOnce } from '../../../../lib/agency/search/engine/slices'

/** Creates an engine with the rows. It gets the first `recentCount` rows after its rebuild, and the others before. */
export function createEngine(rows: readonly EngineRow[], recentCount = 0): SearchEngine {
  const engine = new SearchEngine()
  rows.slice(recentCount).forEach((row) => engine.put(row))
  runAtOnce(engine.rebuild({ isForced: true }))
  rows.slice(0, recentCount).forEach((row) => engine.put(row))
  return engine
}
