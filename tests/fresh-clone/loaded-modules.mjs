// Preloaded into the processes under test: writes, at their end, the files of all modules they loaded.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { cache } = createRequire(import.meta.url)
const folder = process.env.LOADED_MODULES_DIR
if (folder)
  process.on('exit', () => {
    fs.writeFileSync(path.join(folder, `${process.pid}.txt`), Object.keys(cache).join('\n'))
  })
