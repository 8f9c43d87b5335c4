/* The child process in which uploaded files are decoded; `file-preparer.ts` starts it. */
import fs from 'node:fs'
import type { PreparationReply, PreparationRequest } from './file-preparer'
import type { FileKind } from '../domain/listing-files'
import { prepareFile } from './prepare-file'
import type { Preparation } from './prepare-picture'

// The system ends this process before the server when memory runs out. Only Linux has the file.
try {
  fs.writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {}
// A Ctrl-C reaches both processes. The server finishes its jobs first, and disconnects then.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))

/** The server gets the path of what was made, because its main thread would have to copy the bytes of a message. */
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
