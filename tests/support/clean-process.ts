/* Test files share a process and, with jsdom, a document: this module undoes what a file leaves in them. */

type Undo = () => void
type Listener = Parameters<EventTarget['addEventListener']>

/** Our singletons on globalThis start with two underscores; Vitest and zod keep theirs there too. */
const isOurSingleton = (key: string) => /^__(?!vitest|zod)/.test(key)

function restoreEnvironment(): Undo {
  const before = { ...process.env }
  return () => {
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(before, name)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

function removeSingletons(): Undo {
  const before = new Set(Object.keys(globalThis))
  return () => {
    for (const key of Object.keys(globalThis))
      if (!before.has(key) && isOurSingleton(key)) Reflect.deleteProperty(globalThis, key)
  }
}

function removeListeners(target: EventTarget): Undo {
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

/** React and user-event mark a document with properties of their own when they listen to it. */
function removeMarks(target: object): Undo {
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

/** Records the state of the process. @returns a function that restores this state, for the end of the test file */
export function keepProcessClean(): Undo {
  const undo = [restoreEnvironment(), removeSingletons()]
  if (typeof document !== 'undefined')
    undo.push(removeMarks(document), removeListeners(document), removeListeners(globalThis), emptyDocument)
  return () => undo.forEach((step) => step())
}
