/**
 * Typed values of a form whose session has ended (D-09), kept for this tab until the same page is
 * open again after the login. A form takes part by `data-draft="name"`.
 */
const storageKey = (path: string, form: string) => `draft:${path}:${form}`

/** Looks at the purpose too, because a password that is shown has the type of a text. */
const isSecret = ({ type, autocomplete }: HTMLInputElement) =>
  type === 'password' || /password|one-time-code/.test(autocomplete)

/** Secrets and files are never kept. */
const isSaved = (control: Element): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  (control instanceof HTMLInputElement &&
    !['file', 'hidden', 'submit', 'button'].includes(control.type) &&
    !isSecret(control)) ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement

export type Draft = Record<string, string | boolean>

function readValues(form: HTMLFormElement): Draft {
  const draft: Draft = {}
  for (const control of form.elements) {
    if (!isSaved(control) || !control.name) continue
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.checked) draft[control.name] = control.value
    } else
      draft[control.name] =
        control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value
  }
  return draft
}

/** Keeps the values of every form of the page that takes part. */
export function saveDrafts(path: string = window.location.pathname): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    try {
      window.sessionStorage.setItem(
        storageKey(path, form.dataset['draft'] ?? ''),
        JSON.stringify(readValues(form)),
      )
    } catch {
      // Storage is blocked or full: typed values are lost with the page.
    }
  }
}

/** Returns the kept values of a form of this page and removes them; null when there are none. */
export function takeDraft(form: string, path: string = window.location.pathname): Draft | null {
  try {
    const key = storageKey(path, form)
    const text = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Draft) : null
  } catch {
    return null
  }
}
