/* The child process in which uploaded files are decoded; `file-preparer.ts` starts it. */
import fs from 'node:fs'
import type { PreparationReply, PreparationRequest } from './file-preparer'
import type { FileKind } from '../domain/listing-files'
import { prepareFile } from './prepare-file'
import type { Preparation } from './prepare-picture'

// When memory runs out, Linux ends this process before the server. Other systems do not have the file.
try {
  fs.writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {}
// Ctrl-C signals this process too, but the server first finishes its jobs and then disconnects.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))

/** Passes the prepared file by its path, because the server would hold a copy of the bytes of a message in memory. */
async function prepareToFile(path: string, kind: FileKind): Promise<Preparation> {
  const preparation = await prepareFile(path, kind)
  if ('problem' in preparation) return preparation
  const file = `${path}.prepared`
  await fs.promises.writeFile(file, preparation.content)
  return { ...preparation, content: file }
}

process.on('message', ({ path, kind }: PreparationRequest) => {
  const reply = (message: PreparationReply) => process.send?.(message)
  prepareToFile(path, kind).then(
    (preparation) => reply({ preparation }),
    (error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }),
  )
})
