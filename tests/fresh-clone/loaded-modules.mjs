// Is preloaded into the processes under test. When a process ends, writes the files of all modules that it has loaded.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { cache } = createRequire(import.meta.url)
const folder = process.env.LOADED_MODULES_DIR
if (folder)
  process.on('exit', () => {
    fs.writeFileSync(path.join(folder, `${process.pid}.txt`), Object.keys(cache).join('\n'))
  })
