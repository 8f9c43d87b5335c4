// Where a build is started: what V8 compiled in the rehearsal is taken over before anything loads.
import module, { createRequire } from 'node:module'
import path from 'node:path'
import { takeCompiled } from './compiled-modules'

// From Node 22 on it has been turned on already (scripts/build.mjs).
if (!('enableCompileCache' in module))
  takeCompiled(path.join(__dirname, 'compiled.bin'), path.resolve(__dirname, '../..'))

createRequire(__filename)('./site.cjs')
