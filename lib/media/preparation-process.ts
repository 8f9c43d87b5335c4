/* The child process in which uploaded files are decoded; `file-preparer.ts` starts it. */
import fs from 'node:fs'
import type { PreparationReply, PreparationRequest } from './file-preparer'
import { prepareFile } from './prepare-file'

// The system ends this process before the server when memory runs out. Linux alone has the file.
try {
  fs.writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {}
// A Ctrl-C reaches both processes. The server finishes its jobs first, and disconnects then.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))

process.on('message', ({ path, kind }: PreparationRequest) => {
  const reply = (message: PreparationReply) => process.send?.(message)
  prepareFile(path, kind).then(
    (preparation) => reply({ preparation }),
    (error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }),
  )
})
