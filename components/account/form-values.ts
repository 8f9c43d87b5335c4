/** What stands in a form, by the names of its controls: text, or whether a box is ticked. */
export type Typed = Record<string, string | boolean>

/** Reads a form as a person sees it; controls without a name, and Next's own, are not theirs. */
export function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {}
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      typed[control.name] = control.checked
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      typed[control.name] = control.value
  }
  for (const name of Object.keys(typed)) if (name === '' || name.startsWith('$ACTION')) delete typed[name]
  return typed
}

/** Puts values back; what the form has no control for is left out. */
export function fillForm(form: HTMLFormElement, values: Typed): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = String(value)
  }
}
