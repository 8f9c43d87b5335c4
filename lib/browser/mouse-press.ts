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

/** Waits for the next task, because browsers dispatch the click after the release. */
function endPressAfterClick(): void {
  if (isPressed) setTimeout(endPress)
}

/** A key press counts as a release, because the mouse may have been released outside the window. */
const releaseEvents = ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const

/** Begins to watch for presses of the mouse; further calls do nothing. */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('mousedown', () => (isPressed = true), { capture: true })
  for (const type of releaseEvents) {
    window.addEventListener(type, endPressAfterClick, { capture: true })
  }
}

/** Runs a task that may shift the layout. Waits for the end of a press, whose click would otherwise be lost. */
export function afterPress(task: () => void): void {
  if (isPressed) pendingTasks.add(task)
  else task()
}
