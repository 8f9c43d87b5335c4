const acts = ['pointerdown', 'keydown', 'focusin', 'input', 'submit'] as const

/**
 * Settles once the visitor has done something on this page: pressed, typed, moved the focus, sent a
 * form. It listens from the first load of this module, so what a form's own handlers hear it has heard.
 */
export const firstAct: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return
  const done = () => {
    acts.forEach((act) => window.removeEventListener(act, done, true))
    resolve()
  }
  acts.forEach((act) => window.addEventListener(act, done, { capture: true, passive: true }))
})
