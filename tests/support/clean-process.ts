/* Test files share a process and, with jsdom, a document: this module undoes what a file leaves in them. */

type Undo = () => void
type Listener = Parameters<EventTarget['addEventListener']>

/** The application's singletons on globalThis start with two underscores, as do those of Vitest and zod. */
const isOurSingleton = (key: string) => /^__(?!vitest|zod)/.test(key)

/** Records the environment variables. @returns a function that restores them, as the functions below return one */
function recordEnvironment(): Undo {
  const before = { ...process.env }
  return () => {
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(before, name)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

function recordSingletons(): Undo {
  const before = new Set(Object.keys(globalThis))
  return () => {
    for (const key of Object.keys(globalThis))
      if (!before.has(key) && isOurSingleton(key)) Reflect.deleteProperty(globalThis, key)
  }
}

function recordListeners(target: EventTarget): Undo {
  const added: Listener[] = []
  const { addEventListener } = target
  target.addEventListener = (...listener: Listener) => {
    added.push(listener)
    addEventListener.apply(target, listener)
  }
  return () => {
    target.addEventListener = addEventListener
    for (const [type, callback, options] of added) target.removeEventListener(type, callback, options)
  }
}

/** React and user-event add properties of their own to a document when they listen to its events. */
function recordProperties(target: object): Undo {
  const before = new Set(Reflect.ownKeys(target))
  return () => {
    for (const key of Reflect.ownKeys(target)) if (!before.has(key)) Reflect.deleteProperty(target, key)
  }
}

function emptyDocument(): void {
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}

/** Records the state of the process. @returns a function that restores it at the end of the test file */
export function keepProcessClean(): Undo {
  const undoSteps = [recordEnvironment(), recordSingletons()]
  if (typeof document !== 'undefined')
    undoSteps.push(
      recordProperties(document),
      recordListeners(document),
      recordListeners(globalThis),
      emptyDocument,
    )
  return () => undoSteps.forEach((undo) => undo())
}
