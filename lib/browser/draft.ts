/* Saves the values of forms with `data-draft="name"` while a user whose session has ended logs in (D-09). */

const getStorageKey = (path: string, formName: string) => `draft:${path}:${formName}`

/** True for a password or a code. Checks `autocomplete` too, because a revealed password has the type `text`. */
const isSecret = ({ type, autocomplete }: HTMLInputElement) =>
  type === 'password' || /password|one-time-code/.test(autocomplete)

const unsavedInputTypes = ['file', 'hidden', 'submit', 'button']

type SavedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isSaved(control: Element): control is SavedControl {
  if (control instanceof HTMLInputElement)
    return !unsavedInputTypes.includes(control.type) && !isSecret(control)
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
}

/** The values of a form by the names of its fields; true or false for a checkbox. */
export type Draft = Record<string, string | boolean>

function readValues(form: HTMLFormElement): Draft {
  const draft: Draft = {}
  for (const control of form.elements) {
    if (!isSaved(control) || !control.name) continue
    const { type, checked } = control as HTMLInputElement
    if (type === 'checkbox') draft[control.name] = checked
    else if (type !== 'radio' || checked) draft[control.name] = control.value
  }
  return draft
}

/** Whether the value of a control has changed since the page was rendered. */
function isChanged(control: SavedControl): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const initialOption = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
    return control.value !== (initialOption?.value ?? '')
  }
  const hasCheckedState = control.type === 'checkbox' || control.type === 'radio'
  if (hasCheckedState && control instanceof HTMLInputElement)
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** Saves the forms that were changed. The values of any other form may be out of date by the time of the login. */
export function saveDrafts(path: string = window.location.pathname): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    if (![...form.elements].some((control) => isSaved(control) && isChanged(control))) continue
    try {
      const key = getStorageKey(path, form.dataset['draft'] ?? '')
      window.sessionStorage.setItem(key, JSON.stringify(readValues(form)))
    } catch {
      // Where storage is blocked or full, the values are lost.
    }
  }
}

/** Returns and removes the saved values of a form; null if none are saved. */
export function takeDraft(formName: string, path: string = window.location.pathname): Draft | null {
  try {
    const key = getStorageKey(path, formName)
    const text = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Draft) : null
  } catch {
    return null
  }
}
