/* Delays work while the mouse is pressed. A tap counts as a press, because browsers send mouse events after a touch. */

let isPressed = false
let isWatching = false
const pendingTasks = new Set<() => void>()

function endPress(): void {
  isPressed = false
  const tasks = [...pendingTasks]
  pendingTasks.clear()
  for (const task of tasks) task()
}

/** A key press counts as a release, because the mouse may have been released outside the window. */
const releaseEvents = ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const

/** Begins to watch for presses of the mouse; further calls do nothing. */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('mousedown', () => (isPressed = true), { capture: true })
  for (const type of releaseEvents) {
    // Ends the press in a timeout, because the click comes after the release.
    window.addEventListener(type, () => isPressed && setTimeout(endPress), { capture: true })
  }
}

/** Runs a task that may move the page, but not during a press, whose click would otherwise be lost. */
export function afterPress(task: () => void): void {
  if (isPressed) pendingTasks.add(task)
  else task()
}
