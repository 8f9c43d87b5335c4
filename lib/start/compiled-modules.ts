import fs from 'node:fs'
import Module from 'node:module'
import path from 'node:path'
import vm from 'node:vm'
import { crc32 } from 'node:zlib'

/**
 * Keeps what V8 has compiled of a start's modules for the starts to come: what Node does by itself
 * from version 22 on (`module.enableCompileCache`), for Node 20. Half of a start is compiling.
 *
 * The file: the length of the index (4 bytes), the index as JSON, the code of each module. V8
 * refuses what another version of it, or other flags, have made; the module is then compiled.
 */
interface Kept {
  /** Of the source. */
  sum: number
  /** Bytes, from the end of the index. */
  at: number
  size: number
}
type Index = Record<string, Kept>

/** What Node's loader has, and @types/node leaves out. */
interface Loader {
  prototype: { _compile(this: NodeJS.Module, source: string, filename: string, ...more: unknown[]): unknown }
  _resolveFilename(request: string, from: NodeJS.Module, isMain: boolean, options?: object): string
  _resolveLookupPaths(request: string, from: NodeJS.Module): string[] | null
  _extensions: NodeJS.Require['extensions']
  _cache: NodeJS.Require['cache']
  wrap(source: string): string
}
const loader = Module as unknown as Loader
const INDEX_LENGTH_BYTES = 4

/** A module that asks for others with `import()`: V8 forgets from whom, when it has not compiled it itself. */
const IMPORTS_LATER = /\bimport\s*\(/

/**
 * Modules below `root` are taken from the file from now on, where it has them as they are; all
 * others load as ever, and all of them where there is no such file.
 * @returns how many have been taken so far
 */
export function takeCompiled(file: string, root: string): () => number {
  let taken = 0
  const kept = open(file)
  if (!kept) return () => taken
  const below = root + path.sep
  compileWith((source, filename) => {
    if (!filename.startsWith(below)) return undefined
    const name = filename.slice(below.length)
    const one = Object.hasOwn(kept.index, name) ? kept.index[name] : undefined
    if (!one || one.sum !== crc32(source)) return undefined
    const script = new vm.Script(loader.wrap(source), { filename, cachedData: kept.read(one) })
    if (!script.cachedDataRejected) taken += 1
    return script
  })
  return () => taken
}

/** Writes, when the process ends well, the file of all modules below `root` that it has loaded from now on. */
export function recordCompiled(file: string, root: string): void {
  const scripts = new Map<string, { sum: number; script: vm.Script }>()
  const below = root + path.sep
  compileWith((source, filename) => {
    if (!filename.startsWith(below) || IMPORTS_LATER.test(source)) return undefined
    try {
      const script = new vm.Script(loader.wrap(source), { filename })
      scripts.set(filename.slice(below.length), { sum: crc32(source), script })
      return script
    } catch {
      return undefined // an ES module, or at fault: Node tells
    }
  })
  process.on('exit', (code) => {
    if (code === 0) write(file, scripts)
  })
}

function write(file: string, scripts: ReadonlyMap<string, { sum: number; script: vm.Script }>): void {
  const index: Index = {}
  const parts: Buffer[] = []
  let at = 0
  for (const [name, { sum, script }] of scripts) {
    const code = script.createCachedData()
    index[name] = { sum, at, size: code.length }
    parts.push(code)
    at += code.length
  }
  const head = Buffer.from(JSON.stringify(index))
  const length = Buffer.alloc(INDEX_LENGTH_BYTES)
  length.writeUInt32LE(head.length)
  fs.writeFileSync(`${file}.part`, Buffer.concat([length, head, ...parts]))
  fs.renameSync(`${file}.part`, file)
}

/** The file is read module by module, so that nothing of it stays in memory. */
function open(file: string): { index: Index; read: (one: Kept) => Buffer } | undefined {
  try {
    const from = fs.openSync(file, 'r')
    const read = (at: number, size: number): Buffer => {
      const bytes = Buffer.allocUnsafeSlow(size)
      fs.readSync(from, bytes, 0, size, at)
      return bytes
    }
    const begin = INDEX_LENGTH_BYTES + read(0, INDEX_LENGTH_BYTES).readUInt32LE()
    const index = JSON.parse(read(INDEX_LENGTH_BYTES, begin - INDEX_LENGTH_BYTES).toString('utf8')) as Index
    const end = fs.fstatSync(from).size
    const isWhole = Object.values(index).every(({ at, size }) => begin + at + size <= end)
    return isWhole ? { index, read: ({ at, size }) => read(begin + at, size) } : undefined
  } catch {
    return undefined // never written, or unreadable: a start without it is a slower start
  }
}

/** Modules run as the scripts that `compile` gives; where it gives none, as Node compiles them. */
function compileWith(compile: (source: string, filename: string) => vm.Script | undefined): void {
  const asEver = loader.prototype._compile
  loader.prototype._compile = function (source, filename, ...more) {
    const script = compile(source, filename)
    if (!script) return asEver.call(this, source, filename, ...more)
    const run = script.runInThisContext() as (...given: unknown[]) => unknown
    return run.call(this.exports, this.exports, requireOf(this), this, filename, path.dirname(filename))
  }
}

/** The `require` of a module, as Node makes it. */
function requireOf(from: NodeJS.Module): NodeJS.Require {
  const resolve = Object.assign(
    (request: string, options?: object) => loader._resolveFilename(request, from, false, options),
    {
      paths: (request: string) => loader._resolveLookupPaths(request, from),
    },
  )
  const { _extensions: extensions, _cache: cache } = loader
  return Object.assign((request: string) => from.require(request) as unknown, {
    resolve,
    main: process.mainModule,
    extensions,
    cache,
  })
}
